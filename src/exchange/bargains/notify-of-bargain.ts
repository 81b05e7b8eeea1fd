import { formatAmount } from '#lib/money.ts'
import type { VoidReason } from '#contract/bargains/fields.ts'
import type { Transaction } from '../db/connection.ts'
import { type MailTo, sendMail, sendMails } from '../mail/send-mail.ts'
import type { LockedBargain } from './lock-bargains.ts'
import { isHeld } from './states.ts'

const about = ({ bargain, goods }: LockedBargain) => ({ subjectId: bargain.id, goods })

/** Notifies the seller of a new bargain to answer. */
export const notifyOfOffer = (tx: Transaction, locked: LockedBargain, deadlineAt: Date): Promise<void> =>
  sendMail(tx, locked.bargain.sellerId, {
    kind: 'bargain_received',
    ...about(locked),
    params: { price: formatAmount(locked.bargain.price), listing_price: formatAmount(locked.bargain.listingPrice) },
    due: { deadlineAt, otherwise: 'bargain_over' },
  })

/** Notifies the buyer of the seller's counter, which they have to answer. */
export const notifyOfCounter = (
  tx: Transaction,
  locked: LockedBargain,
  { counterPrice, deadlineAt }: { counterPrice: bigint; deadlineAt: Date },
): Promise<void> =>
  sendMail(tx, locked.bargain.buyerId, {
    kind: 'bargain_countered',
    ...about(locked),
    params: {
      price: formatAmount(locked.bargain.price),
      counter_price: formatAmount(counterPrice),
      difference: formatAmount(counterPrice - locked.bargain.price),
    },
    due: { deadlineAt, otherwise: 'bargain_money_back' },
  })

/** Notifies the buyer that the offer is now a paid order. Sellers are notified of every order anyway. */
export const notifyOfAcceptance = (tx: Transaction, locked: LockedBargain): Promise<void> =>
  sendMail(tx, locked.bargain.buyerId, {
    kind: 'bargain_accepted',
    ...about(locked),
    params: { price: formatAmount(locked.bargain.price) },
  })

/**
 * Notifies of a bargain that ended without a purchase. The side that ended it is not notified; of an offer that was
 * never paid, nobody is.
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

/**
 * Notifies the buyers of bargains that a change of their listing has ended; their money is returned. Who has bought the
 * item themselves knows.
 */
export async function notifyOfVoid(
  tx: Transaction,
  ended: readonly { locked: LockedBargain; reason: VoidReason }[],
): Promise<void> {
  await sendMails(
    tx,
    ended
      .filter(({ locked, reason }) => isHeld(locked.bargain.state) && reason !== 'bought')
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
