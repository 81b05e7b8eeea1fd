import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { MoneyAction, MoneyButton } from '#features/connection/money-button.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { bestOfferQuery } from '#features/purchase-orders/queries.ts'
import { preloadSupply } from '#features/purchase-orders/supply/supply-purchase.tsx'
import { useAskFirst } from '#features/writes/form-dialog.tsx'
import { formatMoney } from '#i18n/format.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { itemSheet } from '#styled-system/recipes/item-sheet.js'
import { isSellable, type ShownItem } from './model.ts'
import { useInventoryAddress } from './use-inventory-address.ts'

interface ItemActionsProps {
  item: ShownItem
  onList: (items: readonly InventoryItem[]) => void
}

/** The actions for an item in its current status; unavailable ones are not rendered. */
export function ItemActions({ item, onList }: ItemActionsProps) {
  const publicPath = usePublicPath()
  const goodsPath = useGoodsPath()
  const askFirst = useAskFirst()
  const inventory = publicPath('/pc/inventory/steam_inventory')
  const { status, goods_id, goods_info: info, order_id } = item
  const onSale = publicPath('/pc/sale/on_sale')
  return (
    <div className={itemSheet().actions}>
      {isSellable(item) && (
        <MoneyAction look="primary" size="lg" isFull onClick={() => askFirst(() => onList([item]))}>
          {m.inventory_list()}
        </MoneyAction>
      )}
      {isSellable(item) && <SellNow item={item} />}
      {status === 'on_sale' && (
        <LinkButton look="primary" size="lg" isFull href={onSale + stringifySearch({ keyword: info.name })}>
          {m.inventory_change_price()}
        </LinkButton>
      )}
      {status === 'failed' && (
        <LinkButton look="primary" size="lg" isFull href={`${onSale}?state=failed`}>
          {m.inventory_see_failed()}
        </LinkButton>
      )}
      {order_id !== null && (
        <LinkButton look="primary" size="lg" isFull href={publicPath(`/pc/sale/to_delivery/${order_id}`)}>
          {m.inventory_see_delivery()}
        </LinkButton>
      )}
      <div className={itemSheet().ways}>
        <LinkButton isFull href={goodsPath(goods_id)}>
          {m.inventory_to_goods()}
        </LinkButton>
        <LinkButton isFull href={inventory + stringifySearch({ goods: goods_id })}>
          {m.inventory_same_goods()}
        </LinkButton>
      </div>
    </div>
  )
}

/** Sells the item to the best purchase order that it fits. Its place is kept while it loads and where there is none, so
 * that no button moves under the pointer. */
function SellNow({ item: { asset_id, goods_id } }: Pick<ItemActionsProps, 'item'>) {
  const { data: best, isLoading } = useQuery(bestOfferQuery(goods_id, asset_id))
  const { sellNow } = useInventoryAddress()
  const askFirst = useAskFirst()
  const styles = itemSheet()
  if (isLoading) {
    return (
      <div className={styles.demand} aria-busy="true">
        <Skeleton shape="title" />
      </div>
    )
  }
  if (!best) return null
  const { price, purchaseId } = best
  if (price === null || purchaseId === null) {
    return <p className={styles.demand}>{m.purchase_orders_nobody_asks()}</p>
  }
  return (
    <MoneyButton
      size="lg"
      isFull
      onPointerEnter={preloadSupply}
      onFocus={preloadSupply}
      onClick={() => askFirst(() => sellNow(asset_id, purchaseId, price))}
    >
      {m.purchase_orders_sell_now({ price: formatMoney(price) })}
    </MoneyButton>
  )
}
