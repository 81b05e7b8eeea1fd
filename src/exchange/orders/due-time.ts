import type { OrderState } from '#contract/orders/orders.ts'
import type { orders } from '../db/schema/orders.ts'

type OrderRow = typeof orders.$inferSelect

/** Seconds between two looks at the platform while something is to happen there: at first, and in the end. */
const watch: Partial<Record<OrderState, { least: number; most: number }>> = {
  awaiting_delivery: { least: 3, most: 60 },
  awaiting_acceptance: { least: 2, most: 60 },
  in_protection: { least: 60, most: 1800 },
}
/** The longer an order has waited, the rarer the looks: what a key may ask of the platform in a day (100,000 on Steam) is for all of
 * its owner's orders. A pause is this part of the wait. */
const watchPart = 1 / 20

/** So long after an order has come to nothing its sides may still be sent a fake of its offer. Seconds. */
const aftermath = 21_600
/** Between two looks in that time: the longer ago, the rarer. */
const [leastPause, mostPause] = [5, 600]

/**
 * When to look next for fakes of an order that was paid and came to nothing: who has stolen a key takes the true offer
 * back and sends another one in its place, but not always at once. Null when it can no longer matter.
 */
export function nextAfterlook(endedAt: Date, now: Date): Date | null {
  const age = (now.getTime() - endedAt.getTime()) / 1000
  if (age >= aftermath) return null
  return new Date(now.getTime() + clamp(age / 5, leastPause, mostPause) * 1000)
}

/** When a worker has to look at an order next: at its deadline, or before that to ask the platform. `since` is when it came into
 * its state. */
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

/** When to look at an order next that stays where it is; null when nothing can come of it any more. */
export function nextLook(
  order: Pick<OrderRow, 'state' | 'deadlineAt' | 'endedAt' | 'deliveredAt' | 'offerSeenAt' | 'paidAt' | 'createdAt'>,
  now: Date,
): Date | null {
  if (order.endedAt) return nextAfterlook(order.endedAt, now)
  const since = order.deliveredAt ?? order.offerSeenAt ?? order.paidAt ?? order.createdAt
  return dueTime({ state: order.state, since, deadlineAt: order.deadlineAt }, now)
}

/** Bounds of the pause after the platform could not tell. Seconds. */
const [leastBackOff, mostBackOff] = [15, 300]

/** Milliseconds until an order is looked at again that the platform could not tell about, spread so that not all come back at once. */
export const pauseAfterOutage = (retryAfter: number, random = Math.random): number =>
  clamp(retryAfter, leastBackOff, mostBackOff) * (1 + random() / 3) * 1000

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
