import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/button.tsx'
import { LoadMore } from '#design/ui/load-more.tsx'
import { BookmarkIcon } from '#design/ui/page-icons.tsx'
import { EmptyState } from '#design/ui/states.tsx'
import { shownWear } from '#features/goods/asset-facts.tsx'
import { infoFinder } from '#features/market/card-model.ts'
import * as m from '#paraglide/messages.js'
import { collectList } from '#styled-system/recipes/collect-list.js'
import { CollectRow } from './collect-row.tsx'
import type { MarkedListing } from './model.ts'
import { removeMarksMutation } from './mutations.ts'
import { markedListingsQuery } from './queries.ts'
import { useMarketPath } from '#features/market/use-market-path.ts'

/** Of one request. */
const mostAtOnce = 100

/** Marked listings; those that are gone stay, and say so, until they are removed. */
export function ListingsTab() {
  const queryClient = useQueryClient()
  const list = useSuspenseInfiniteQuery(markedListingsQuery())
  const remove = useMutation(removeMarksMutation(queryClient))
  const { market, goods } = useMarketPath()
  const { pages } = list.data
  const infoOf = infoFinder(pages.flatMap(({ goods_infos }) => goods_infos))
  const shown = pages.flatMap(({ items }) => items)
  const gone = shown.filter(({ is_available }) => !is_available).slice(0, mostAtOnce)
  const styles = collectList()
  if (shown.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<BookmarkIcon size={24} />}
        title={m.collect_empty_listings()}
        text={m.collect_empty_listings_text()}
        action={<LinkButton href={market}>{m.collect_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <>
      {gone.length > 0 && (
        <div className={styles.bar} role="status">
          <span>{m.collect_gone_count({ count: gone.length })}</span>
          <Button size="sm" onClick={() => remove.mutate(gone.map(({ bookmark_id }) => bookmark_id))}>
            {m.collect_remove_gone()}
          </Button>
        </div>
      )}
      <ul className={styles.list} aria-label={m.collect_tab_listings()}>
        {shown.map((item) => {
          const info = infoOf(item)
          if (!info) return null
          return (
            <CollectRow
              key={item.bookmark_id}
              info={info}
              href={goods(item.goods_id, item.style_id)}
              facts={factsOf(item)}
              markedAt={item.marked_at}
              priceThen={item.price_then}
              priceNow={item.is_available ? item.price : null}
              goneText={m.collect_gone()}
              onRemove={() => remove.mutate([item.bookmark_id])}
            />
          )
        })}
      </ul>
      <LoadMore label={m.collect_load_more()} list={list} />
    </>
  )
}

/** What sets this very item apart, and who sells it. */
function factsOf({ asset, seller }: MarkedListing): string {
  const parts = [
    asset.wear !== null && m.collect_wear({ wear: shownWear(asset.wear) }),
    asset.paint_seed !== null && m.collect_seed({ seed: asset.paint_seed }),
    asset.stickers.length > 0 && m.collect_stickers({ count: asset.stickers.length }),
    m.collect_seller({ name: seller.nickname }),
  ]
  return parts.filter(Boolean).join(' · ')
}
