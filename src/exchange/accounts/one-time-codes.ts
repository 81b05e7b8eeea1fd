import { createHmac, randomInt } from 'node:crypto'
import type { SmsPurpose } from '../db/schema/accounts.ts'
import { subkey } from './sealed-secret.ts'

/** Four digits, each combination as likely as another. */
export const makeCode = () => String(randomInt(10_000)).padStart(4, '0')

/** A code as it is stored: without our key it can't be guessed back, and it fits one phone and purpose alone. */
export function hashCode(
  secretKey: Uint8Array,
  { phone, purpose, code }: { phone: string; purpose: SmsPurpose; code: string },
): string {
  return createHmac('sha256', subkey(secretKey, 'one-time-codes')).update(`${purpose}:${phone}:${code}`).digest('hex')
}
