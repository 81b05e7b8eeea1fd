import type { TimelineStep } from '#design/ui/data/timeline.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { describeEnding } from './describe-ending.ts'
import { describeState } from './describe-state.ts'
import { endingOf, isFinal, stepsOf, type OrderDetail, type OrderStep } from './model.ts'

type Said = Pick<TimelineStep, 'title' | 'detail'>

/** An order, and the time zone for its dates. */
type Told = OrderDetail & { timeZone: string }

/** The states of an order: who acts, by when or within what time, and the outcome. */
export function timelineSteps(detail: Told): TimelineStep[] {
  const { order, timeZone } = detail
  const steps = stepsOf(detail).map((step): TimelineStep => ({
    key: step.state,
    state: step.progress,
    time: step.doneAt === null ? undefined : formatDateTime(step.doneAt, timeZone),
    ...said[step.state](step, detail),
  }))
  const ending = endingOf(detail)
  if (!ending) return steps
  return [
    ...steps,
    {
      key: 'ending',
      state: 'failed',
      title: describeState(order).name,
      time: formatDateTime(ending.at, timeZone),
      detail: describeEnding(ending, order),
    },
  ]
}

type Side = OrderDetail['order']['role']

const nameOf = (side: Side, { order }: OrderDetail) =>
  order.role === side ? m.orders_you() : order.counterpart.nickname

/** Who opened the offer, or opens it. Before it is due the exchange doesn't say; most sellers send it themselves. */
const openerOf = ({ order }: OrderDetail): Side =>
  order.offer?.opened_by ?? (order.state === 'awaiting_delivery' && order.awaited === 'buyer' ? 'buyer' : 'seller')

/** The amount paid. The market holds it while the order is under way. */
function paidDetail({ state, price }: OrderDetail['order']): string {
  const paid = formatMoney(price)
  return isFinal(state) ? paid : m.orders_step_pay_held({ price: paid })
}

/** The deadline of the current state, or the time allowed for one to come. */
function dueOf(step: OrderStep, { order, timeZone }: Told, who: string, seconds: number): string {
  if (step.progress === 'todo') return m.orders_within({ time: durationText(seconds) })
  return order.deadline_at === null ? who : m.orders_until({ who, time: formatDateTime(order.deadline_at, timeZone) })
}

const said: Record<OrderStep['state'], (step: OrderStep, detail: Told) => Said> = {
  awaiting_payment: (step, detail) =>
    step.progress === 'done'
      ? {
          title: m.orders_step_pay_done(),
          detail: paidDetail(detail.order),
        }
      : {
          title: m.orders_step_pay(),
          detail: dueOf(step, detail, nameOf('buyer', detail), detail.rules.payment_seconds),
        },

  awaiting_delivery: (step, detail) => {
    const opener = openerOf(detail)
    if (step.progress === 'done') return { title: m.orders_step_offer_done(), detail: nameOf(opener, detail) }
    const others = opener === 'buyer' ? m.orders_step_offer_buyer : m.orders_step_offer
    return {
      title: detail.order.role === opener ? m.orders_step_offer_mine() : others(),
      detail: dueOf(step, detail, nameOf(opener, detail), detail.rules.delivery_seconds),
    }
  },

  awaiting_acceptance: (step, detail) => {
    if (step.progress === 'done') return { title: m.orders_step_accept_done(), detail: m.orders_step_accept_moved() }
    const accepter = openerOf(detail) === 'buyer' ? 'seller' : 'buyer'
    const others = accepter === 'buyer' ? m.orders_step_accept_buyer : m.orders_step_accept_seller
    return {
      title: detail.order.role === accepter ? m.orders_step_accept() : others(),
      detail: dueOf(step, detail, nameOf(accepter, detail), detail.rules.acceptance_seconds),
    }
  },

  in_protection: (step, { order, rules, timeZone }) => {
    if (step.progress === 'done') return { title: m.orders_step_protect_done() }
    const until = step.progress === 'current' ? order.deadline_at : null
    return {
      title: m.orders_step_protect(),
      detail:
        until === null
          ? m.orders_step_protect_for({ time: durationText(rules.protection_seconds) })
          : m.orders_until_time({ time: formatDateTime(until, timeZone) }),
    }
  },

  completed: (_, { order }) => ({
    title: m.orders_step_complete(),
    detail: order.role === 'buyer' ? m.orders_step_complete_buyer() : m.orders_step_complete_seller(),
  }),
}
