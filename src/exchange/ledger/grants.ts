import type { Transaction } from '../db/connection.ts'
import { adjustmentsAccount, userAccount } from './accounts.ts'
import { postCovered } from './post.ts'

/** Grants a new person the demo's play money, booked like any other money. */
export async function grantWelcome(tx: Transaction, userId: bigint, fen: bigint): Promise<void> {
  await postCovered(tx, [
    {
      reason: 'welcome_grant',
      reference: `user:${userId}`,
      postings: [{ source: adjustmentsAccount, destination: userAccount(userId, 'available'), amount: fen }],
    },
  ])
}
