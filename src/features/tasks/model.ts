import type { CallData } from '#contract/call.ts'
import type { list, TaskKind } from '#contract/tasks.ts'

export type Tasks = CallData<typeof list>
export type Task = Tasks['items'][number]

/** The page for each kind: a route path and its suffix. */
const places: Record<TaskKind, (about: string) => { page: string; rest: string }> = {
  pay_order: (id) => ({ page: '/pc/inventory/to_receive', rest: `/${id}` }),
  // For a buyer who has to open the offer, the page of the sale redirects to that of the purchase.
  send_offer: (id) => ({ page: '/pc/sale/to_delivery', rest: `/${id}` }),
  accept_offer: (id) => ({ page: '/pc/inventory/to_receive', rest: `/${id}` }),
  pay_bargain: (id) => ({ page: '/pc/inventory/sent_bargain', rest: `/${id}` }),
  answer_bargain: (id) => ({ page: '/pc/sale/received_bargain', rest: `/${id}` }),
  pay_difference: (id) => ({ page: '/pc/inventory/sent_bargain', rest: `/${id}` }),
  pay_purchase_order: (id) => ({ page: '/pc/purchase/wait_supply', rest: `/${id}` }),
  confirm_withdrawal: (id) => ({ page: '/pc/wallet', rest: `?withdrawal=${id}` }),
  fix_listing: () => ({ page: '/pc/sale/on_sale', rest: '?state=failed' }),
}

export const placeOf = ({ kind, about }: Pick<Task, 'kind' | 'about'>) => places[kind](about)

/** The number of tasks of these kinds. */
export const countOf = ({ counts }: Pick<Tasks, 'counts'>, ...kinds: TaskKind[]) =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0)
