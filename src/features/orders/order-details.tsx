import { LinkButton } from '#design/ui/action/button.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { orderPage } from '#styled-system/recipes/order-page.js'
import type { OrderDetail } from './model.ts'
import { orderFacts } from './order-facts.tsx'

/** The order's terms, and where to report a problem with it. */
export function OrderDetails({ detail }: { detail: OrderDetail }) {
  const publicPath = usePublicPath()
  const timeZone = useTimeZone()
  return (
    <section className={`${orderPage().details} ${card({ pad: 'md' })}`} aria-label={m.orders_facts()}>
      <DefinitionList items={orderFacts(detail, timeZone)} />
      <LinkButton isFull href={`${publicPath('/pc/feedback')}?topic=order&order=${detail.order.order_id}`}>
        {m.orders_report()}
      </LinkButton>
    </section>
  )
}
