import type { BargainState } from '#contract/bargains/fields.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import { defineMachine } from '../state-machine.ts'

export type BargainEvent = 'pay' | 'accept' | 'refuse' | 'counter' | 'withdraw' | 'overdue' | 'void'

/** The facts that the guards check. */
export interface BargainFacts {
  deadlineAt: Date | null
}

const overdue = ({ deadlineAt }: BargainFacts, now: Date) =>
  deadlineAt && deadlineAt > now ? 'the deadline has not passed' : null
const inTime = ({ deadlineAt }: BargainFacts, now: Date) =>
  deadlineAt && deadlineAt <= now ? 'the deadline has passed' : null

/** A buyer's lower offer on a listing. */
export const bargainMachine = defineMachine<BargainState, BargainEvent, Exclude<OrderActor, 'operator'>, BargainFacts>({
  name: 'bargain',
  initial: 'awaiting_payment',
  final: ['accepted', 'refused', 'withdrawn', 'expired', 'void'],
  transitions: [
    { from: 'awaiting_payment', event: 'pay', to: 'open', by: ['buyer'], guard: inTime },
    { from: 'awaiting_payment', event: 'withdraw', to: 'withdrawn', by: ['buyer'] },
    { from: 'awaiting_payment', event: 'overdue', to: 'expired', by: ['system'], guard: overdue },
    { from: 'awaiting_payment', event: 'void', to: 'void', by: ['system'] },
    { from: 'open', event: 'accept', to: 'accepted', by: ['seller'], guard: inTime },
    { from: 'open', event: 'refuse', to: 'refused', by: ['seller'], guard: inTime },
    { from: 'open', event: 'counter', to: 'countered', by: ['seller'], guard: inTime },
    { from: 'open', event: 'withdraw', to: 'withdrawn', by: ['buyer'] },
    { from: 'open', event: 'overdue', to: 'expired', by: ['system'], guard: overdue },
    { from: 'open', event: 'void', to: 'void', by: ['system'] },
    { from: 'countered', event: 'pay', to: 'accepted', by: ['buyer'], guard: inTime },
    { from: 'countered', event: 'refuse', to: 'refused', by: ['buyer'], guard: inTime },
    { from: 'countered', event: 'overdue', to: 'expired', by: ['system'], guard: overdue },
    { from: 'countered', event: 'void', to: 'void', by: ['system'] },
  ],
})

/** Whether its price is held. */
export const isHeld = (state: BargainState) => state === 'open' || state === 'countered'
