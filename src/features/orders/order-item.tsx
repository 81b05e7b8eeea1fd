import { LinkButton } from '#design/ui/action/button.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { RarityEdge } from '#design/ui/data/rarity.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AssetExtras, AssetFacts } from '#features/items/asset-facts.tsx'
import { describeGoods } from '#features/items/describe-goods.ts'
import { rarityTierOf } from '#features/items/rarity-tier.ts'
import { pictureOf } from '#features/items/picture.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { orderPage } from '#styled-system/recipes/order-page.js'
import { text } from '#styled-system/recipes/text.js'
import type { OrderDetail } from './model.ts'
import { orderFacts } from './order-facts.tsx'

/** The item, the seller, the price, and when the money is released. */
export function OrderAside({ detail }: { detail: OrderDetail }) {
  const { order } = detail
  const { goods_info: info, asset } = order
  const { kind, name, quality, exteriorName } = describeGoods(info)
  const goodsPath = useGoodsPath()
  const publicPath = usePublicPath()
  const timeZone = useTimeZone()
  const styles = orderPage()
  const image = info.image
  return (
    <section className={styles.aside} aria-label={m.orders_facts()}>
      <div className={`${styles.itemCard} ${card({ pad: 'md', isClipped: true })}`}>
        <RarityEdge tier={rarityTierOf(info)} />
        <div className={styles.item}>
          <img className={styles.art} {...pictureOf(image)} alt="" />
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
      <div className={`${styles.facts} ${card({ pad: 'md' })}`}>
        <DefinitionList items={orderFacts(detail, timeZone)} />
        <LinkButton isFull href={`${publicPath('/pc/feedback')}?topic=order&order=${order.order_id}`}>
          {m.orders_report()}
        </LinkButton>
      </div>
    </section>
  )
}
