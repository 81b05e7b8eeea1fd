import { createHmac, randomInt } from 'node:crypto'
import type { SmsPurpose } from '../db/schema/accounts.ts'
import { subkey } from './sealed-secret.ts'

/** Four digits, uniformly distributed. */
export const makeCode = () => String(randomInt(10_000)).padStart(4, '0')

/** Hashes a code for storage: it cannot be brute-forced without our key, and is bound to one phone and purpose. */
export function hashCode(
  secretKey: Uint8Array,
  { phone, purpose, code }: { phone: string; purpose: SmsPurpose; code: string },
): string {
  return createHmac('sha256', subkey(secretKey, 'one-time-codes')).update(`${purpose}:${phone}:${code}`).digest('hex')
}
