import { useQuery } from '@tanstack/react-query'
import type { OrderState } from '#contract/orders/orders.ts'
import { orderCountsQuery, type OrderCounts } from '#features/orders/count-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { countOf, type Tasks } from '#features/tasks/model.ts'
import { tasksQuery } from '#features/tasks/queries.ts'

/** Bought but not received yet; sold but not delivered yet. */
const undelivered: Record<'buyer' | 'seller', readonly OrderState[]> = {
  buyer: ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance'],
  seller: ['awaiting_delivery', 'awaiting_acceptance'],
}

/** How many things are behind each tab of a section, by path. Whatever only grows, such as a history, has no count. */
export function sectionCounts({ by_state, purchase_orders_by_state }: OrderCounts): Readonly<Record<string, number>> {
  const countOf = (role: 'buyer' | 'seller') =>
    undelivered[role].reduce((sum, state) => sum + (by_state[role][state] ?? 0), 0)
  const { awaiting_payment = 0, active = 0, suspended = 0 } = purchase_orders_by_state
  return {
    '/inventory/to_receive': countOf('buyer'),
    '/sale/to_delivery': countOf('seller'),
    '/purchase/wait_supply': awaiting_payment + active,
    '/purchase/suspended': suspended,
  }
}

/** The same for bargains: those on which the person has to act. */
export const bargainCounts = (tasks: Pick<Tasks, 'counts'>): Readonly<Record<string, number>> => ({
  '/inventory/sent_bargain': countOf(tasks, 'pay_bargain', 'pay_difference'),
  '/sale/received_bargain': countOf(tasks, 'answer_bargain'),
})

/** Both for the person signed in; empty until known. Refetched with every change of an order. */
export function useSectionCounts(): Readonly<Record<string, number>> {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data } = useQuery({ ...orderCountsQuery(), enabled: !!session })
  const { data: tasks } = useQuery({ ...tasksQuery(), enabled: !!session })
  return { ...(data && sectionCounts(data)), ...(tasks && bargainCounts(tasks)) }
}
