import type { OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'

/** What there is to do once all is done: the buyer has an item, the seller has money. */
export function CompletedActions({ order }: { order: OrderView }) {
  const goodsPath = useGoodsPath()
  const publicPath = usePublicPath()
  return (
    <div className={orderNow().actions}>
      {order.role === 'buyer' ? (
        <>
          <LinkButton look="primary" href={publicPath('/pc/backpack')}>
            {m.orders_completed_backpack()}
          </LinkButton>
          <LinkButton href={goodsPath(order.goods_id)}>{m.orders_completed_again()}</LinkButton>
        </>
      ) : (
        <LinkButton href={publicPath('/pc/wallet')}>{m.orders_completed_wallet()}</LinkButton>
      )}
    </div>
  )
}
