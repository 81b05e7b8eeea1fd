import type { OrderState } from '#contract/orders/orders.ts'
import type { orders } from '../db/schema/orders.ts'

type OrderRow = typeof orders.$inferSelect

/** Seconds between two polls of the platform while something is to happen there: at first, and in the end. */
const watch: Partial<Record<OrderState, { least: number; most: number }>> = {
  awaiting_delivery: { least: 3, most: 60 },
  awaiting_acceptance: { least: 2, most: 60 },
  in_protection: { least: 60, most: 1800 },
}
/** The longer an order has waited, the less often it is polled: a key's daily quota on the platform (100,000 calls on Steam) has to
 * do for all of its owner's orders. A pause is this part of the wait. */
const watchPart = 1 / 20

/** So long after an order has come to nothing its sides may still be sent a fake of its offer. Seconds. */
const aftermath = 21_600
/** Between two checks in that time: the longer ago, the less often. */
const [leastPause, mostPause] = [5, 600]

/**
 * When to check next for fake offers of an order that was paid and failed: whoever has stolen a key cancels the true offer and
 * sends another in its place, but not always at once. Null when it can no longer matter.
 */
export function nextFakeCheck(endedAt: Date, now: Date): Date | null {
  const age = (now.getTime() - endedAt.getTime()) / 1000
  if (age >= aftermath) return null
  return new Date(now.getTime() + clamp(age / 5, leastPause, mostPause) * 1000)
}

/** When an order is due next: at its deadline, or before that to poll the platform. `since` is when it came into its state. */
export function dueTime(
  { state, since, deadlineAt }: { state: OrderState; since: Date; deadlineAt: Date | null },
  now: Date,
): Date | null {
  const pauses = watch[state]
  if (!pauses) return deadlineAt
  const waited = (now.getTime() - since.getTime()) / 1000
  const next = new Date(now.getTime() + clamp(waited * watchPart, pauses.least, pauses.most) * 1000)
  // A deadline that has passed waits for the platform's word: ask again after the pause, not at once.
  return deadlineAt && deadlineAt < next && deadlineAt > now ? deadlineAt : next
}

/** When to poll for an order next whose state has not changed; null when nothing can come of it any more. */
export function nextPoll(
  order: Pick<OrderRow, 'state' | 'deadlineAt' | 'endedAt' | 'deliveredAt' | 'offerSeenAt' | 'paidAt' | 'createdAt'>,
  now: Date,
): Date | null {
  if (order.endedAt) return nextFakeCheck(order.endedAt, now)
  const since = order.deliveredAt ?? order.offerSeenAt ?? order.paidAt ?? order.createdAt
  return dueTime({ state: order.state, since, deadlineAt: order.deadlineAt }, now)
}

/** Bounds of the pause after the platform could not tell. Seconds. */
const [leastBackOff, mostBackOff] = [15, 300]

/** Milliseconds until an order is retried after the platform gave no answer, with jitter so that not all come back at once. */
export const pauseAfterOutage = (retryAfter: number, random = Math.random): number =>
  clamp(retryAfter, leastBackOff, mostBackOff) * (1 + random() / 3) * 1000

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
