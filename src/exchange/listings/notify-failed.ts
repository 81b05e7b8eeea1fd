import type { ListingFailure } from '#contract/selling.ts'
import type { Transaction } from '../db/connection.ts'
import { sendMail } from '../mail/send-mail.ts'

/** Tells a seller how many of their listings have left the market, and what to do. A ban has its own message. */
export async function notifyFailed(
  tx: Transaction,
  sellerId: bigint,
  failure: ListingFailure,
  count: number,
): Promise<void> {
  if (count === 0 || failure === 'seller_banned') return
  await sendMail(tx, sellerId, { kind: `listings_${failure}`, params: { count: String(count) } })
}
