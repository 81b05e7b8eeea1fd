import { useQuery } from '@tanstack/react-query'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { assetWords } from '#features/items/asset-words.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { wantedList } from '#styled-system/recipes/wanted-list.js'
import { sellNowQuery } from '../queries.ts'
import { ItemsLeftOut } from './items-left-out.tsx'
import { preloadSupply } from './supply-purchase.tsx'

interface SellNowProps {
  goodsId: string
  name: string
  onSell: (purchaseId: string, price: string, assetId: string) => void
}

/** The first of my items of this goods, each with the best matching purchase order's current price. */
export function SellNow({ goodsId, name, onSell }: SellNowProps) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data } = useQuery({ ...sellNowQuery(goodsId), enabled: !!session })
  const styles = wantedList()
  if (!session || !data || data.items.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="sell-now">
      <h3 id="sell-now" className={styles.title}>
        {m.purchase_orders_my_items()}
      </h3>
      <ul className={styles.list} aria-labelledby="sell-now">
        {data.items.map(({ asset, listing_id, price, purchaseId }) => {
          const words = assetWords(asset).join(' · ') || name
          return (
            <li key={asset.asset_id} className={styles.row}>
              <span className={styles.words}>
                {words}
                {listing_id !== null && <span className={styles.note}>{m.purchase_orders_is_listed()}</span>}
              </span>
              <span className={styles.act}>
                {price === null || purchaseId === null ? (
                  <span className={styles.note}>{m.purchase_orders_nobody_asks()}</span>
                ) : (
                  <MoneyButton
                    aria-label={m.purchase_orders_sell_now_of({ price: formatMoney(price), item: words })}
                    onPointerEnter={preloadSupply}
                    onFocus={preloadSupply}
                    onClick={() => onSell(purchaseId, price, asset.asset_id)}
                  >
                    {m.purchase_orders_sell_now({ price: formatMoney(price) })}
                  </MoneyButton>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <ItemsLeftOut goodsId={goodsId} shown={data.items.length} count={data.count} />
    </section>
  )
}
