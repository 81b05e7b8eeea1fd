import type { OrderState } from '#contract/orders.ts'

/** Seconds between two looks at the platform, for orders that wait for something to happen there. */
const watchSeconds: Partial<Record<OrderState, number>> = {
  awaiting_delivery: 3,
  awaiting_acceptance: 2,
  in_protection: 60,
}

/** When a worker has to look at an order next: at its deadline, or before that to ask the platform. */
export function dueTime(state: OrderState, now: Date, deadlineAt: Date | null): Date | null {
  const watch = watchSeconds[state]
  const next = watch === undefined ? null : new Date(now.getTime() + watch * 1000)
  if (!next || !deadlineAt) return next ?? deadlineAt
  // A deadline that has passed waits for the platform's word: ask again after the pause, not at once.
  return deadlineAt < next && deadlineAt > now ? deadlineAt : next
}
