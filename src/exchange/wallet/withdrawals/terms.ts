import { createHmac, timingSafeEqual } from 'node:crypto'
import { subkey } from '../../accounts/sealed-secret.ts'
import { shareOf } from '../../ledger/fractions.ts'

/** What a person is shown before they withdraw. Amounts in fen. */
export interface WithdrawalTerms {
  userId: bigint
  accountId: bigint
  amount: bigint
  fee: bigint
}

/** The market's share of a withdrawal, rounded down once. */
export const feeOf = (amount: bigint, basisPoints: bigint) => shareOf(amount, basisPoints, 10_000n)

function signatureOf(secretKey: Uint8Array, terms: WithdrawalTerms, expiresAt: number): Buffer {
  const { userId, accountId, amount, fee } = terms
  const text = [userId, accountId, amount, fee, expiresAt].join(':')
  return createHmac('sha256', subkey(secretKey, 'withdrawal-terms')).update(text).digest()
}

/**
 * A token for the terms, valid until a moment (epoch seconds): nobody else can make one, and it fits no other terms.
 */
export const confirmTerms = (secretKey: Uint8Array, terms: WithdrawalTerms, expiresAt: number): string =>
  `${expiresAt}.${signatureOf(secretKey, terms, expiresAt).toString('base64url')}`

/** Whether a confirmation is for exactly these terms and still valid. */
export function isConfirmed(secretKey: Uint8Array, terms: WithdrawalTerms, confirmation: string, now: Date): boolean {
  const [, moment, signature = ''] = /^(\d{10,11})\.([\w-]{43})$/.exec(confirmation) ?? []
  if (!moment || Number(moment) * 1000 <= now.getTime()) return false
  return timingSafeEqual(signatureOf(secretKey, terms, Number(moment)), Buffer.from(signature, 'base64url'))
}
