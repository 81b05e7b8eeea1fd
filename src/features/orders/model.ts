import type { CallData } from '#contract/call.ts'
import type { detail, OrderState, OrderView } from '#contract/orders/orders.ts'
import type { Show } from './search.ts'

export type OrderDetail = CallData<typeof detail>
export type OrderEvent = OrderDetail['events'][number]

/** The states of an order that goes well, in sequence. */
const course = ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection', 'completed'] as const
type CourseState = (typeof course)[number]

const openStates: readonly OrderState[] = course.slice(0, -1)
const finalStates: readonly OrderState[] = ['completed', 'cancelled', 'refunded', 'reversed']
export const isFinal = (state: OrderState) => finalStates.includes(state)

/** Paid, but not yet received by the buyer. */
export const undeliveredStates: OrderState[] = ['awaiting_delivery', 'awaiting_acceptance']

export const statesOf = (show: Show) => [...(show === 'open' ? openStates : finalStates)]

/** A step of the timeline on an order's page. */
export interface OrderStep {
  state: CourseState
  progress: 'done' | 'current' | 'todo'
  /** When it was done, in seconds; null if it is not, or if the time was not recorded. */
  doneAt: number | null
}

/**
 * S4.22 The states of an order: past ones with their time, the current one, and those to come. An order that ended
 * early has only the past ones; `endingOf` says how it ended.
 */
export function stepsOf({ order, events }: Pick<OrderDetail, 'order' | 'events'>): OrderStep[] {
  // A step may stay in its state: the first one is when it was entered.
  const entered = new Map<string, number>(events.map(({ state, at }) => [state, at] as const).toReversed())
  const now = course.findIndex((state) => state === order.state)
  const reached = now >= 0 ? now : course.findLastIndex((state) => entered.has(state))
  const leftAt = (index: number) => {
    const next = course[index + 1]
    return (next && entered.get(next)) ?? null
  }
  const steps = course.map((state, index): OrderStep => {
    if (index < reached) return { state, progress: 'done', doneAt: leftAt(index) }
    if (index > now || now < 0) return { state, progress: 'todo', doneAt: null }
    const isLast = state === 'completed'
    return { state, progress: isLast ? 'done' : 'current', doneAt: isLast ? (entered.get(state) ?? null) : null }
  })
  return now >= 0 ? steps : steps.slice(0, Math.max(reached, 0))
}

/** The event that ended an order early; null if it is under way or went well. */
export function endingOf({ order, events }: Pick<OrderDetail, 'order' | 'events'>): OrderEvent | null {
  if (!isFinal(order.state) || order.state === 'completed') return null
  return events.findLast(({ state }) => state === order.state) ?? null
}

const soonSeconds = 180
const second = 1000

/**
 * Milliseconds until the next poll of an order; false once it is final. In protection, it polls often only shortly
 * before the deadline.
 */
export function pollInterval(order: Pick<OrderView, 'state' | 'deadline_at'>, now: number): number | false {
  if (isFinal(order.state)) return false
  if (order.state !== 'in_protection') return 2.5 * second
  const left = (order.deadline_at ?? 0) - now / second
  return left < soonSeconds ? 3 * second : 60 * second
}

/** Whether the buyer may cancel now, later, or never. */
export function cancelChance(order: Pick<OrderView, 'cancellable_at'>, now: number): 'now' | 'later' | 'never' {
  if (order.cancellable_at === null) return 'never'
  return order.cancellable_at <= now / second ? 'now' : 'later'
}

export const isDeclined = ({ offer_ending }: Pick<OrderView, 'offer_ending'>) => offer_ending === 'declined'

export const isMyTurn = ({ awaited, role }: Pick<OrderView, 'awaited' | 'role'>) => awaited === role
