import type { OrderActor, OrderState } from '#contract/orders/orders.ts'
import { defineMachine } from '../state-machine.ts'

export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'payment_overdue'
  | 'pass_to_seller'
  | 'offer_sent'
  | 'delivery_overdue'
  | 'offer_accepted'
  | 'offer_ended'
  | 'acceptance_overdue'
  | 'settle'
  | 'trade_reversed'
  | 'end'

/** The facts that guards check. */
export interface OrderFacts {
  /** When the buyer may cancel a paid order that has no offer; null: not at all. */
  cancellableAt: Date | null
  deadlineAt: Date | null
  /** The seller's link can't be opened any more, so the seller has to send the offer. */
  isPassing: boolean
}

const overdue = ({ deadlineAt }: OrderFacts, now: Date) =>
  deadlineAt && deadlineAt > now ? 'the deadline has not passed' : null
const inTime = ({ deadlineAt }: OrderFacts, now: Date) =>
  deadlineAt && deadlineAt <= now ? 'the deadline has passed' : null
const withoutOffer = ({ cancellableAt }: OrderFacts, now: Date) =>
  cancellableAt && cancellableAt <= now ? null : 'the seller still has time to send the offer'
const linkLost = (facts: OrderFacts, now: Date) =>
  facts.isPassing ? inTime(facts, now) : 'the buyer can open the offer'

/** One purchase of one asset. */
export const orderMachine = defineMachine<OrderState, OrderEvent, OrderActor, OrderFacts>({
  name: 'order',
  initial: 'awaiting_payment',
  final: ['completed', 'cancelled', 'refunded', 'reversed'],
  transitions: [
    { from: 'awaiting_payment', event: 'pay', to: 'awaiting_delivery', by: ['buyer'], guard: inTime },
    { from: 'awaiting_payment', event: 'cancel', to: 'cancelled', by: ['buyer'] },
    { from: 'awaiting_payment', event: 'payment_overdue', to: 'cancelled', by: ['system'], guard: overdue },
    { from: 'awaiting_payment', event: 'end', to: 'cancelled', by: ['operator'] },
    { from: 'awaiting_delivery', event: 'pass_to_seller', to: 'awaiting_delivery', by: ['system'], guard: linkLost },
    { from: 'awaiting_delivery', event: 'offer_sent', to: 'awaiting_acceptance', by: ['platform'] },
    { from: 'awaiting_delivery', event: 'cancel', to: 'refunded', by: ['buyer'], guard: withoutOffer },
    { from: 'awaiting_delivery', event: 'delivery_overdue', to: 'refunded', by: ['system'], guard: overdue },
    { from: 'awaiting_delivery', event: 'end', to: 'refunded', by: ['operator'] },
    { from: 'awaiting_acceptance', event: 'offer_accepted', to: 'in_protection', by: ['platform', 'operator'] },
    { from: 'awaiting_acceptance', event: 'offer_ended', to: 'refunded', by: ['platform'] },
    { from: 'awaiting_acceptance', event: 'acceptance_overdue', to: 'refunded', by: ['system'], guard: overdue },
    { from: 'awaiting_acceptance', event: 'end', to: 'refunded', by: ['operator'] },
    { from: 'in_protection', event: 'settle', to: 'completed', by: ['system', 'operator'], guard: overdue },
    { from: 'in_protection', event: 'trade_reversed', to: 'reversed', by: ['platform'] },
    { from: 'in_protection', event: 'end', to: 'reversed', by: ['operator'] },
  ],
})

export const isFinal = (state: OrderState) => orderMachine.final.includes(state)
