import type { OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'

/** A buyer whose order came to nothing still wants the item. */
export function EndedActions({ order }: { order: OrderView }) {
  const goodsPath = useGoodsPath()
  if (order.role !== 'buyer') return null
  return (
    <div className={orderNow().actions}>
      <LinkButton href={goodsPath(order.goods_id)}>{m.orders_ended_elsewhere()}</LinkButton>
    </div>
  )
}
