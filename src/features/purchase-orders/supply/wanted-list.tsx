import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { wantedList } from '#styled-system/recipes/wanted-list.js'
import { describeConditions } from '../describe-conditions.ts'
import { wantedQuery, type OpenPurchase } from '../queries.ts'
import { preloadSupply } from './supply-purchase.tsx'

interface WantedListProps {
  marketKey: MarketKey
  /** The names of the goods' styles. */
  styleNames: ReadonlyMap<number, string>
  onSupply: (purchaseId: string, price: string) => void
}

/** The purchase orders of others, each with a button to supply it. */
export function WantedList({ marketKey, styleNames, onSupply }: WantedListProps) {
  const wanted = useInfiniteQuery(wantedQuery(marketKey))
  const styles = wantedList()
  const items = wanted.data?.pages.flatMap((page) => page.items) ?? []
  if (wanted.isError && items.length === 0) return <FailedQuery title={m.goods_orders_failed()} query={wanted} />
  if (items.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="wanted">
      <h3 id="wanted" className={styles.title}>
        {m.purchase_orders_wanted()}
      </h3>
      <ul className={styles.list} aria-labelledby="wanted">
        {items.map((purchase) => (
          <Row
            key={purchase.purchase_id}
            purchase={purchase}
            style={styleNames.get(purchase.style_id)}
            onSupply={onSupply}
          />
        ))}
      </ul>
      <LoadMore label={m.purchase_orders_load_more()} list={wanted} />
    </section>
  )
}

interface RowProps extends Pick<WantedListProps, 'onSupply'> {
  purchase: OpenPurchase
  style: string | undefined
}

function Row({ purchase, style, onSupply }: RowProps) {
  const styles = wantedList()
  const asked = [...(style ? [style] : []), ...describeConditions(purchase)]
  const price = formatMoney(purchase.price)
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.price}>
          <Price amount={purchase.price} />
          <span className={styles.note}>{m.purchase_orders_left({ left: formatNumber(purchase.left) })}</span>
        </span>
        <span className={styles.note}>
          {[purchase.buyer.nickname, ...(asked.length > 0 ? asked : [m.purchase_orders_no_conditions()])].join(' · ')}
        </span>
      </span>
      <span className={styles.act}>
        {purchase.is_mine ? (
          <Badge>{m.purchase_orders_mine()}</Badge>
        ) : (
          <MoneyButton
            aria-label={m.purchase_orders_supply_of({ price, buyer: purchase.buyer.nickname })}
            onPointerEnter={preloadSupply}
            onFocus={preloadSupply}
            onClick={() => onSupply(purchase.purchase_id, purchase.price)}
          >
            {m.purchase_orders_supply()}
          </MoneyButton>
        )}
      </span>
    </li>
  )
}
