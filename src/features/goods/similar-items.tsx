import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { AssetExtras, AssetFacts } from '#features/items/asset-facts.tsx'
import type { GoodsDetail } from '#features/listings/standing.ts'
import type { Live } from '#features/live/use-live.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { saleList } from '#styled-system/recipes/sale-list.js'
import { itemPage } from '#styled-system/recipes/item-page.js'
import { listingName } from './listing-name.ts'
import { similarRequestOf, similarShown, type SimilarTo } from './model.ts'
import { listingsQuery } from './queries.ts'

interface SimilarItemsProps {
  of: SimilarTo
  detail: GoodsDetail
  gone: Live['gone']
}

/** The cheapest other listings of the same goods with similar wear; renders nothing if there are none. */
export function SimilarItems({ of, detail, gone }: SimilarItemsProps) {
  const { data } = useInfiniteQuery(listingsQuery(similarRequestOf(detail.goods_info.goods_id, of)))
  const others =
    data?.pages[0]?.items.filter(({ listing_id }) => listing_id !== of.listingId).slice(0, similarShown) ?? []
  if (others.length === 0) return null
  const styles = saleList()
  return (
    <section className={card()} aria-labelledby="similar-items">
      <div className={itemPage().similar}>
        <h2 id="similar-items" className={itemPage().similarTitle}>
          {m.goods_similar()}
        </h2>
        <ul className={styles.list}>
          {others.map(({ listing_id, asset, price, seller }) => (
            <li key={listing_id} className={styles.row}>
              <span className={styles.facts}>
                <AssetFacts asset={asset} info={detail.goods_info} />
                {asset.wear === null && seller.nickname}
              </span>
              <span className={styles.extras}>
                <AssetExtras asset={asset} />
              </span>
              <span className={styles.how}>
                {gone.has(listing_id) ? (
                  <Button size="sm" disabled>
                    {gone.get(listing_id)}
                  </Button>
                ) : (
                  <LinkButton
                    size="sm"
                    href={`/goods_detail/${listing_id}`}
                    aria-label={m.goods_item_open({ listing: listingName({ asset, price, seller }) })}
                  >
                    {m.goods_similar_open()}
                  </LinkButton>
                )}
              </span>
              <span className={styles.price}>
                <Price amount={price} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
