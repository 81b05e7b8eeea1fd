import { and, eq, inArray } from 'drizzle-orm'
import type { FlowReason } from '#contract/wallet/statement.ts'
import type { HoldKind } from '#contract/wallet/wallet.ts'
import type { Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { holds } from '../db/schema/money.ts'
import { type AccountKey, userAccount } from './accounts.ts'
import { type LedgerEntry, post, postCovered, type Shortfall } from './post.ts'

/** What money is held for: a purchase order, a bargain or a withdrawal, by its id. It has at most one open hold. */
export interface HoldSubject {
  kind: HoldKind
  referenceId: bigint
}

export type OpenHold = typeof holds.$inferSelect & { state: 'open' }

const reasons: Record<HoldKind, { held: FlowReason; released: FlowReason }> = {
  purchase_order: { held: 'purchase_order_held', released: 'purchase_order_released' },
  bargain: { held: 'bargain_held', released: 'bargain_released' },
  withdrawal: { held: 'withdrawal_held', released: 'withdrawal_released' },
}

/**
 * Opens a hold: moves money from `available` to `held`.
 *
 * @param amount fen, more than zero.
 * @returns null, or the shortfall of `available`, in which case nothing was written.
 */
export async function openHold(
  tx: Transaction,
  { userId, amount, ...subject }: HoldSubject & { userId: bigint; amount: bigint },
): Promise<Shortfall | null> {
  const shortfall = await moveHeld(tx, { ...subject, userId }, amount)
  if (!shortfall) await tx.insert(holds).values({ ...subject, userId, amount })
  return shortfall
}

/**
 * Changes the amount of a hold; the difference moves from or to `available`.
 *
 * @param amount the new amount in fen, more than zero: a hold no longer needed at all is released instead.
 * @returns null, or the shortfall of `available`, in which case nothing was written.
 */
export async function resizeHold(tx: Transaction, subject: HoldSubject, amount: bigint): Promise<Shortfall | null> {
  if (amount <= 0n) throw new RangeError('a hold is of more than nothing')
  const hold = await lockHold(tx, subject)
  const shortfall = await moveHeld(tx, hold, amount - hold.amount)
  if (!shortfall) await tx.update(holds).set({ amount }).where(stillOpen(hold))
  return shortfall
}

export interface Capture {
  destination: AccountKey
  /** Fen, more than zero; together at most what is held. */
  amount: bigint
  reason: FlowReason
  reference: string
}

/**
 * Spends held money on one or several things. Spending all of it ends the hold; otherwise the rest stays held.
 *
 * @returns what is still held, in fen.
 */
export async function captureHold(tx: Transaction, subject: HoldSubject, ...captures: Capture[]): Promise<bigint> {
  const hold = await lockHold(tx, subject)
  const spent = captures.reduce((sum, { amount }) => sum + amount, 0n)
  const rest = hold.amount - spent
  if (rest < 0n) throw new RangeError(`hold ${hold.id} of ${hold.amount} can't spend ${spent}`)
  const source = userAccount(hold.userId, 'held')
  await postCovered(
    tx,
    captures.map(({ destination, amount, reason, reference }) => ({
      reason,
      reference,
      postings: [{ source, destination, amount }],
    })),
  )
  if (rest > 0n) await tx.update(holds).set({ amount: rest }).where(stillOpen(hold))
  else await endHold(tx, hold, 'captured')
  return rest
}

/** Returns all money still held to `available`, which ends the hold. */
export async function releaseHold(tx: Transaction, subject: HoldSubject): Promise<void> {
  const hold = await lockHold(tx, subject)
  await moveHeld(tx, hold, -hold.amount)
  await endHold(tx, hold, 'released')
}

/**
 * Releases holds of one kind, and returns the entries that book it: the caller posts them together with its others, so
 * that all accounts are locked in one order. Every subject must have an open hold and its row locked by the caller.
 */
export async function closeHolds(
  tx: Transaction,
  kind: HoldKind,
  referenceIds: readonly bigint[],
): Promise<LedgerEntry[]> {
  if (referenceIds.length === 0) return []
  const closed = await tx
    .update(holds)
    .set({ state: 'released', endedAt: databaseNow })
    .where(and(eq(holds.kind, kind), inArray(holds.referenceId, [...referenceIds]), eq(holds.state, 'open')))
    .returning({ userId: holds.userId, referenceId: holds.referenceId, amount: holds.amount })
  if (closed.length !== referenceIds.length)
    throw new Error(`${kind}s without an open hold: ${referenceIds.join(', ')}`)
  return closed.map(({ userId, referenceId, amount }) => ({
    reason: reasons[kind].released,
    reference: `${kind}:${referenceId}`,
    postings: [{ source: userAccount(userId, 'held'), destination: userAccount(userId, 'available'), amount }],
  }))
}

/** The open hold of a subject, locked; null once it has ended. */
export async function findOpenHold(tx: Transaction, { kind, referenceId }: HoldSubject): Promise<OpenHold | null> {
  const [hold] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.kind, kind), eq(holds.referenceId, referenceId), eq(holds.state, 'open')))
    .for('update')
  return (hold as OpenHold | undefined) ?? null
}

/** The caller has locked the subject's own row and knows that its hold is open; a missing one is a defect. */
async function lockHold(tx: Transaction, subject: HoldSubject): Promise<OpenHold> {
  const hold = await findOpenHold(tx, subject)
  if (!hold) throw new Error(`${subject.kind} ${subject.referenceId} has no open hold`)
  return hold
}

const stillOpen = (hold: OpenHold) => and(eq(holds.id, hold.id), eq(holds.state, 'open'))

/** A hold ends once: the update requires that it is open. */
async function endHold(tx: Transaction, hold: OpenHold, state: 'captured' | 'released'): Promise<void> {
  const ended = await tx
    .update(holds)
    .set({ state, endedAt: databaseNow })
    .where(stillOpen(hold))
    .returning({ id: holds.id })
  if (ended.length !== 1) throw new Error(`hold ${hold.id} had ended already`)
}

/** Moves a difference between `available` and `held`: a positive one is set aside, a negative one returned. */
async function moveHeld(
  tx: Transaction,
  { kind, referenceId, userId }: HoldSubject & { userId: bigint },
  difference: bigint,
): Promise<Shortfall | null> {
  if (difference === 0n) return null
  const [available, held] = [userAccount(userId, 'available'), userAccount(userId, 'held')]
  const isMore = difference > 0n
  return post(tx, [
    {
      reason: isMore ? reasons[kind].held : reasons[kind].released,
      reference: `${kind}:${referenceId}`,
      postings: [
        isMore
          ? { source: available, destination: held, amount: difference }
          : { source: held, destination: available, amount: -difference },
      ],
    },
  ])
}
