import type { BargainState } from '#contract/bargains/fields.ts'
import type { Transaction } from '../db/connection.ts'
import { releaseHold } from '../ledger/holds.ts'
import { Refusal } from '../refusal.ts'
import type { LockedBargain } from './lock-bargains.ts'
import { type BargainMove, moveBargain } from './move-bargain.ts'
import { isHeld } from './states.ts'
import { notifyOfEnd } from './notify-of-bargain.ts'

export type Ending = Pick<BargainMove, 'actor' | 'reason'> & { event: 'refuse' | 'withdraw' | 'overdue' }

/** Ends a bargain without a purchase: releases its hold and notifies the other side. */
export async function endBargain(
  tx: Transaction,
  locked: LockedBargain,
  ending: Ending,
): Promise<BargainState | Refusal> {
  const ended = await moveBargain(tx, locked, { ...ending, deadlineAt: null })
  if (ended instanceof Refusal) return ended
  if (isHeld(locked.bargain.state)) await releaseHold(tx, { kind: 'bargain', referenceId: locked.bargain.id })
  await notifyOfEnd(tx, locked, ending)
  return ended
}
