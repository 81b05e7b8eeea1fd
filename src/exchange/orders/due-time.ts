import type { OrderState } from '#contract/orders.ts'

/** Seconds between two looks at the platform, for orders that wait for something to happen there. */
const watchSeconds: Partial<Record<OrderState, number>> = {
  awaiting_delivery: 3,
  awaiting_acceptance: 2,
  in_protection: 60,
}

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
  return new Date(now.getTime() + Math.min(Math.max(age / 5, leastPause), mostPause) * 1000)
}

/** When a worker has to look at an order next: at its deadline, or before that to ask the platform. */
export function dueTime(state: OrderState, now: Date, deadlineAt: Date | null): Date | null {
  const watch = watchSeconds[state]
  const next = watch === undefined ? null : new Date(now.getTime() + watch * 1000)
  if (!next || !deadlineAt) return next ?? deadlineAt
  // A deadline that has passed waits for the platform's word: ask again after the pause, not at once.
  return deadlineAt < next && deadlineAt > now ? deadlineAt : next
}
