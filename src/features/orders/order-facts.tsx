import type { DefinitionListProps } from '#design/ui/data/definition-list.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { formatDateTime } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { describeFault } from './describe-fault.ts'
import { describeRelease } from './describe-release.ts'
import { endingOf, type OrderDetail } from './model.ts'

/** The terms of an order from the reader's side: the other party, the amounts, the deadlines, and when the money is released. */
export function orderFacts(detail: OrderDetail, timeZone: string): DefinitionListProps['items'] {
  const { order } = detail
  const { role, price, fee, seller_net: net, deadline_at: deadline, offer } = order
  const fault = describeFault(order)
  const ending = endingOf(detail)
  const isPassing = deadline !== null && order.state !== 'in_protection'
  return [
    { term: role === 'buyer' ? m.orders_seller() : m.orders_buyer(), detail: order.counterpart.nickname },
    { term: m.orders_price(), detail: <Price amount={price} /> },
    role === 'buyer'
      ? { term: m.orders_buyer_fee(), detail: <Price amount="0.00" /> }
      : { term: m.orders_fee(), detail: <Price amount={fee ?? '0.00'} /> },
    ...(net === null ? [] : [{ term: m.orders_net(), detail: <Price amount={net} /> }]),
    { term: m.orders_placed(), detail: formatDateTime(order.created_at, timeZone) },
    ...(isPassing ? [{ term: m.orders_deadline(), detail: formatDateTime(deadline, timeZone) }] : []),
    ...(ending ? [{ term: m.orders_ended(), detail: formatDateTime(ending.at, timeZone) }] : []),
    ...(fault === undefined ? [] : [{ term: m.orders_fault(), detail: fault }]),
    {
      term: role === 'buyer' ? m.orders_release() : m.orders_release_seller(),
      detail: describeRelease(detail, timeZone),
    },
    ...(offer ? [{ term: m.orders_offer(), detail: offer.offer_id }] : []),
  ]
}
