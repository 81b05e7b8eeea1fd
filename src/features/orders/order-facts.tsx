import type { DefinitionListProps } from '#design/ui/data/definition-list.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { CounterpartRecord } from '#features/reputation/counterpart-record.tsx'
import { formatDateTime } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { describeFault } from './describe-fault.ts'
import { describeRelease } from './describe-release.ts'
import { endingOf, type OrderDetail } from './model.ts'

/** The terms of an order from the reader's side: the other party, the amounts, the deadlines, and when the money is
 * released. An order that ended early costs its seller no fee, and brings nothing. */
export function orderFacts(detail: OrderDetail, timeZone: string): DefinitionListProps['items'] {
  const { order } = detail
  const { role, price, fee, seller_net: net, deadline_at: deadline, offer } = order
  const fault = describeFault(order)
  const ending = endingOf(detail)
  const isPassing = deadline !== null && order.state !== 'in_protection'
  return [
    { term: role === 'buyer' ? m.orders_seller() : m.orders_buyer(), detail: <Counterpart order={order} /> },
    {
      term: role === 'buyer' ? m.reputation_seller() : m.reputation_buyer(),
      detail: <CounterpartRecord orderId={order.order_id} />,
    },
    { term: m.orders_price(), detail: <Price amount={price} /> },
    role === 'buyer'
      ? { term: m.orders_buyer_fee(), detail: <Price amount="0.00" /> }
      : { term: m.orders_fee(), detail: <Price amount={ending ? '0.00' : (fee ?? '0.00')} /> },
    ...(net === null ? [] : [{ term: m.orders_net(), detail: <Price amount={ending ? '0.00' : net} /> }]),
    { term: m.orders_placed(), detail: formatDateTime(order.created_at, timeZone) },
    ...(isPassing ? [{ term: m.orders_deadline(), detail: formatDateTime(deadline, timeZone) }] : []),
    ...(ending ? [{ term: m.orders_ended(), detail: formatDateTime(ending.at, timeZone) }] : []),
    ...(fault === undefined ? [] : [{ term: m.orders_fault(), detail: fault }]),
    describeRelease(detail, timeZone),
    ...(offer ? [{ term: m.orders_offer(), detail: offer.offer_id }] : []),
  ]
}

/**
 * The other side by name. The seller of a listing has a shop to link to; the supplier of a purchase order may have
 * none.
 */
function Counterpart({ order: { role, counterpart, purchase_order_id } }: Pick<OrderDetail, 'order'>) {
  if (role === 'seller' || purchase_order_id !== null) return counterpart.nickname
  return (
    <a className={textLink()} href={`/shop/${counterpart.user_id}`}>
      {counterpart.nickname}
    </a>
  )
}
