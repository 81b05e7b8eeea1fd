import { formatAmount } from '#lib/money.ts'
import type { VoidReason } from '#contract/bargains/fields.ts'
import type { Transaction } from '../db/connection.ts'
import { type MailTo, sendMail, sendMails } from '../mail/send-mail.ts'
import type { LockedBargain } from './lock-bargains.ts'
import { isHeld } from './states.ts'

const about = ({ bargain, goods }: LockedBargain) => ({ subjectId: bargain.id, goods })

/** The seller has a new bargain to answer. */
export const notifyOfOffer = (tx: Transaction, locked: LockedBargain): Promise<void> =>
  sendMail(tx, locked.bargain.sellerId, {
    kind: 'bargain_received',
    ...about(locked),
    params: { price: formatAmount(locked.bargain.price), listing_price: formatAmount(locked.bargain.listingPrice) },
  })

/** The seller asks for more; the buyer has to answer. */
export const notifyOfCounter = (tx: Transaction, locked: LockedBargain, counterPrice: bigint): Promise<void> =>
  sendMail(tx, locked.bargain.buyerId, {
    kind: 'bargain_countered',
    ...about(locked),
    params: {
      price: formatAmount(locked.bargain.price),
      counter_price: formatAmount(counterPrice),
      difference: formatAmount(counterPrice - locked.bargain.price),
    },
  })

/** The seller took the offer: it is a paid order now. The seller hears of every order by itself. */
export const notifyOfAcceptance = (tx: Transaction, locked: LockedBargain): Promise<void> =>
  sendMail(tx, locked.bargain.buyerId, {
    kind: 'bargain_accepted',
    ...about(locked),
    params: { price: formatAmount(locked.bargain.price) },
  })

/**
 * A bargain has ended without a purchase. A side that ended it itself is not told; nobody is told of an offer that was
 * never paid for.
 */
export async function notifyOfEnd(
  tx: Transaction,
  locked: LockedBargain,
  { event }: { event: 'refuse' | 'withdraw' | 'overdue' },
): Promise<void> {
  const { bargain } = locked
  if (!isHeld(bargain.state)) return
  const params = { price: formatAmount(bargain.price) }
  const seller: Pick<MailTo, 'userId'> = { userId: bargain.sellerId }
  const buyer: Pick<MailTo, 'userId'> = { userId: bargain.buyerId }
  if (event === 'withdraw') return sendMails(tx, [{ ...seller, kind: 'bargain_withdrawn', ...about(locked), params }])
  if (event === 'refuse') {
    return bargain.state === 'countered'
      ? sendMails(tx, [{ ...seller, kind: 'bargain_counter_refused', ...about(locked) }])
      : sendMails(tx, [{ ...buyer, kind: 'bargain_refused', ...about(locked), params }])
  }
  await sendMails(tx, [
    { ...buyer, kind: 'bargain_expired', ...about(locked), params },
    { ...seller, kind: 'bargain_expired_for_seller', ...about(locked), params },
  ])
}

/** What happened to their listing has ended these bargains; their buyers get their money back. */
export async function notifyOfVoid(
  tx: Transaction,
  ended: readonly { locked: LockedBargain; reason: VoidReason }[],
): Promise<void> {
  await sendMails(
    tx,
    ended
      .filter(({ locked }) => isHeld(locked.bargain.state))
      .map(({ locked, reason }) => ({
        userId: locked.bargain.buyerId,
        kind:
          reason === 'price_changed'
            ? 'bargain_void_price'
            : reason === 'sold'
              ? 'bargain_void_sold'
              : 'bargain_void_gone',
        ...about(locked),
        params: { price: formatAmount(locked.bargain.price) },
      })),
  )
}
