import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { AssetFacts, AssetExtras } from '#features/items/asset-facts.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import type { QuoteItem } from './model.ts'

export interface CheckoutItemsProps {
  items: readonly QuoteItem[]
  seenPrices: ReadonlyMap<string, string>
  /** The buyer's nickname, to tell their own listings from those that are gone. */
  nickname: string | undefined
}

/** The items being bought, each with its details, seller and price. Unavailable ones are marked and cost nothing. */
export function CheckoutItems({ items, seenPrices, nickname }: CheckoutItemsProps) {
  const styles = checkoutView()
  return (
    <section className={styles.items} aria-label={m.checkout_items()}>
      <ul>
        {items.map((item) => (
          <Item key={item.listing_id} item={item} seenPrice={seenPrices.get(item.listing_id)} nickname={nickname} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  item: QuoteItem
  seenPrice: string | undefined
  nickname: string | undefined
}

function Item({ item, seenPrice, nickname }: ItemProps) {
  const styles = checkoutView()
  const { goods_info, asset, price, is_available, seller_nickname } = item
  const isChanged = is_available && seenPrice !== undefined && seenPrice !== price
  return (
    <li className={styles.item} data-gone={is_available ? undefined : ''}>
      <img className={styles.thumb} src={`${goods_info.image}@1.webp`} alt="" width={76} height={57} />
      <div className={styles.itemBody}>
        <span className={styles.itemName}>
          {goods_info.name}
          {goods_info.style_name && ` · ${goods_info.style_name}`}
        </span>
        <AssetFacts asset={asset} info={goods_info} />
        <span className={styles.itemFacts}>{m.checkout_seller({ seller: seller_nickname })}</span>
        <AssetExtras asset={asset} hasNames />
      </div>
      <div className={styles.itemPrice}>
        {is_available ? (
          <Price amount={price} />
        ) : (
          <Badge tone="warning">{seller_nickname === nickname ? m.checkout_own() : m.checkout_gone()}</Badge>
        )}
        {isChanged && <s className={styles.former}>{m.checkout_price_was({ price: formatMoney(seenPrice) })}</s>}
      </div>
    </li>
  )
}
