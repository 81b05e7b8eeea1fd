import type { VoidReason } from '#contract/bargains/fields.ts'
import type { Transaction } from '../db/connection.ts'
import { type AccountKey, userAccount } from '../ledger/accounts.ts'
import { closeHolds } from '../ledger/holds.ts'
import { type LedgerEntry, lockAccounts, postCovered } from '../ledger/post.ts'
import { type BargainRow, lockLiveBargains } from './lock-bargains.ts'
import { mustMoveBargain } from './move-bargain.ts'
import { isHeld } from './states.ts'
import { notifyOfVoid } from './notify-of-bargain.ts'

/**
 * For commands that end bargains and also book other money, or end them in several steps: locks the live bargains on
 * these listings, then all accounts that their money returns to, together with those that the caller names, in one go.
 * Call it with the listings locked and before the first booking.
 */
export async function lockBargainMoney(
  tx: Transaction,
  listingIds: readonly bigint[],
  others: readonly AccountKey[] = [],
): Promise<void> {
  const held = (await lockLiveBargains(tx, listingIds)).filter(({ bargain }) => isHeld(bargain.state))
  const theirs = held.flatMap(({ bargain: { buyerId } }) => [
    userAccount(buyerId, 'held'),
    userAccount(buyerId, 'available'),
  ])
  if (theirs.length > 0) await lockAccounts(tx, [...theirs, ...others])
}

/**
 * Ends all live bargains on listings that can no longer be bargained for, and returns their money. Call it when
 * selling, taking down, failing or repricing a listing, in the same transaction and with the listing (or its one unpaid
 * order) locked, so that no new bargain can appear on it meanwhile.
 */
export async function voidBargains(tx: Transaction, listingIds: readonly bigint[], reason: VoidReason): Promise<void> {
  const { released } = await voidBargainsUnposted(tx, listingIds, () => reason)
  if (released.length > 0) await postCovered(tx, released)
}

/**
 * Like `voidBargains`, for callers that move money themselves.
 *
 * @returns the bargains as they were, and the refunding ledger entries, to be posted together with the caller's own, so
 * that all accounts are locked in one order.
 */
export async function voidBargainsUnposted(
  tx: Transaction,
  listingIds: readonly bigint[],
  reasonOf: (bargain: BargainRow) => VoidReason,
): Promise<{ voided: BargainRow[]; released: LedgerEntry[] }> {
  const live = await lockLiveBargains(tx, listingIds)
  const ended = live.map((locked) => ({ locked, reason: reasonOf(locked.bargain) }))
  for (const { locked, reason } of ended) {
    await mustMoveBargain(tx, locked, {
      event: 'void',
      actor: 'system',
      deadlineAt: null,
      reason,
      set: { voidReason: reason },
    })
  }
  await notifyOfVoid(tx, ended)
  const voided = live.map(({ bargain }) => bargain)
  const held = voided.filter(({ state }) => isHeld(state))
  const released = await closeHolds(
    tx,
    'bargain',
    held.map(({ id }) => id),
  )
  return { voided, released }
}
