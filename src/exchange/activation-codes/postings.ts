import { adjustmentsAccount, userAccount } from '../ledger/accounts.ts'
import type { LedgerEntry } from '../ledger/post.ts'

/** What a code is worth comes out of the operators' pocket. */
export const activationCredited = (codeId: bigint, userId: bigint, amount: bigint): LedgerEntry => ({
  reason: 'activation_code',
  reference: `activation_code:${codeId}`,
  postings: [{ source: adjustmentsAccount, destination: userAccount(userId, 'available'), amount }],
})
