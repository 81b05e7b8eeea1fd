import type { VoidReason } from '#contract/bargains.ts'
import type { Transaction } from '../db/connection.ts'
import { closeHolds } from '../ledger/holds.ts'
import { type LedgerEntry, postCovered } from '../ledger/post.ts'
import { lockLiveBargains } from './lock-bargains.ts'
import { mustMoveBargain } from './move-bargain.ts'
import { isHeld } from './states.ts'
import { tellOfVoid } from './tell-of-bargain.ts'

/**
 * Ends all bargains under way on listings that can no longer be bargained for, and gives their money back. Called by
 * whoever sells, takes down, fails or reprices a listing, in that transaction and with the listing (or its one unpaid
 * order) locked: no new bargain can appear on it meanwhile.
 */
export async function voidBargains(tx: Transaction, listingIds: readonly bigint[], reason: VoidReason): Promise<void> {
  const released = await voidBargainsUnposted(tx, listingIds, reason)
  if (released.length > 0) await postCovered(tx, released)
}

/**
 * As `voidBargains`, for callers that move money themselves: answers the ledger entries that give the money back, to be
 * posted together with the caller's own, so that all accounts are locked in one order.
 */
export async function voidBargainsUnposted(
  tx: Transaction,
  listingIds: readonly bigint[],
  reason: VoidReason,
): Promise<LedgerEntry[]> {
  const live = await lockLiveBargains(tx, listingIds)
  for (const locked of live) {
    await mustMoveBargain(tx, locked, {
      event: 'void',
      actor: 'system',
      deadlineAt: null,
      reason,
      set: { voidReason: reason },
    })
  }
  await tellOfVoid(
    tx,
    live.map((locked) => ({ locked, reason })),
  )
  return closeHolds(
    tx,
    'bargain',
    live.filter(({ bargain }) => isHeld(bargain.state)).map(({ bargain }) => bargain.id),
  )
}
