import type { OrderState } from '#contract/orders/orders.ts'
import { clamp } from '#lib/clamp.ts'
import type { orders } from '../db/schema/orders.ts'

type OrderRow = typeof orders.$inferSelect

/** Seconds between two polls of the platform while an order waits for it: at first, and at most. */
const watch: Partial<Record<OrderState, { least: number; most: number }>> = {
  awaiting_delivery: { least: 3, most: 60 },
  awaiting_acceptance: { least: 2, most: 60 },
  in_protection: { least: 60, most: 1800 },
}
/**
 * Polls slow down as an order waits, because a key's daily quota on the platform (100,000 calls on Steam) has to cover
 * all of its owner's orders. The pause as a fraction of the wait.
 */
const watchPart = 1 / 20

/** How long after an order has failed its sides may still be sent a fake of its offer. Seconds. */
const aftermath = 21_600
/** Bounds of the pause between two such checks, which grows with time. Seconds. */
const [leastPause, mostPause] = [5, 600]

/**
 * When to check next for fake offers of a paid order that failed: a thief with a stolen key cancels the real offer and
 * sends another in its place, but not always at once. Null once it can no longer matter.
 */
export function nextFakeCheck(endedAt: Date, now: Date): Date | null {
  const age = (now.getTime() - endedAt.getTime()) / 1000
  if (age >= aftermath) return null
  return new Date(now.getTime() + clamp(age / 5, leastPause, mostPause) * 1000)
}

/**
 * When an order is due next: at its deadline, or earlier to poll the platform. `since` is when it entered its state.
 */
export function dueTime(
  { state, since, deadlineAt }: { state: OrderState; since: Date; deadlineAt: Date | null },
  now: Date,
): Date | null {
  const pauses = watch[state]
  if (!pauses) return deadlineAt
  const waited = (now.getTime() - since.getTime()) / 1000
  const next = new Date(now.getTime() + clamp(waited * watchPart, pauses.least, pauses.most) * 1000)
  // Past its deadline an order still needs the platform's answer: ask again after the pause, not at once.
  return deadlineAt && deadlineAt < next && deadlineAt > now ? deadlineAt : next
}

/** When to poll next for an order whose state has not changed; null when nothing more can come of it. */
export function nextPoll(
  order: Pick<OrderRow, 'state' | 'deadlineAt' | 'endedAt' | 'deliveredAt' | 'offerSeenAt' | 'paidAt' | 'createdAt'>,
  now: Date,
): Date | null {
  if (order.endedAt) return nextFakeCheck(order.endedAt, now)
  const since = order.deliveredAt ?? order.offerSeenAt ?? order.paidAt ?? order.createdAt
  return dueTime({ state: order.state, since, deadlineAt: order.deadlineAt }, now)
}

/** Bounds of the pause after an outage of the platform. Seconds. */
const [leastBackOff, mostBackOff] = [15, 300]

/** Milliseconds until an order is retried after an outage, with jitter so that retries do not all come at once. */
export const pauseAfterOutage = (retryAfter: number, random = Math.random): number =>
  clamp(retryAfter, leastBackOff, mostBackOff) * (1 + random() / 3) * 1000
