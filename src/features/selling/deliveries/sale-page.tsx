import { useQuery } from '@tanstack/react-query'
import { usePublicPath } from '#device/use-public-path.ts'
import { undeliveredStates } from '#features/orders/model.ts'
import { OrderPage } from '#features/orders/order-page.tsx'
import { orderQuery } from '#features/orders/queries.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { BuyerCard } from './buyer-card.tsx'

/** One sale for its seller. Until the buyer has the item, it shows the buyer's account on the platform. */
export function SalePage({ orderId }: { orderId: string }) {
  const publicPath = usePublicPath()
  const { data } = useQuery(orderQuery(orderId))
  const isUndelivered = data !== undefined && undeliveredStates.includes(data.order.state)
  return (
    <OrderPage orderId={orderId} back={{ href: publicPath('/pc/sale/to_delivery'), label: m.selling_deliver_back() }}>
      {isUndelivered && (
        <div className={card({ pad: 'md' })}>
          <BuyerCard orderId={orderId} />
        </div>
      )}
    </OrderPage>
  )
}
