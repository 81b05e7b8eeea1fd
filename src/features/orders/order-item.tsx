import type { OrderView } from '#contract/orders/orders.ts'
import { Price } from '#design/ui/data/price.tsx'
import { RarityEdge } from '#design/ui/data/rarity.tsx'
import { AssetExtras, AssetFacts } from '#features/items/asset-facts.tsx'
import { describeGoods } from '#features/items/describe-goods.ts'
import { pictureOf } from '#features/items/picture.ts'
import { rarityTierOf } from '#features/items/rarity-tier.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { card } from '#styled-system/recipes/card.js'
import { orderPage } from '#styled-system/recipes/order-page.js'
import { text } from '#styled-system/recipes/text.js'

/** The item, as it is or was listed, and its price. */
export function OrderItem({ order }: { order: OrderView }) {
  const { goods_info: info, asset } = order
  const { kind, name, quality, exteriorName } = describeGoods(info)
  const goodsPath = useGoodsPath()
  const styles = orderPage()
  return (
    <div className={`${styles.itemCard} ${card({ pad: 'md', isClipped: true })}`}>
      <RarityEdge tier={rarityTierOf(info)} />
      <div className={styles.item}>
        <img className={styles.art} {...pictureOf(info.image)} alt="" />
        <div className={styles.itemText}>
          <span className={text({ size: 'sm', tone: 'muted' })}>
            {[kind, quality, exteriorName].filter(Boolean).join(' · ')}
          </span>
          <a className={styles.itemName} href={goodsPath(order.goods_id)}>
            {name}
          </a>
          <AssetFacts asset={asset} info={info} />
          <AssetExtras asset={asset} hasNames />
          <Price amount={order.price} size="lg" />
        </div>
      </div>
    </div>
  )
}
