import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/button.tsx'
import { LoadMore } from '#design/ui/load-more.tsx'
import { BookmarkIcon } from '#design/ui/page-icons.tsx'
import { EmptyState } from '#design/ui/states.tsx'
import { infoFinder } from '#features/market/card-model.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { collectList } from '#styled-system/recipes/collect-list.js'
import { CollectRow } from './collect-row.tsx'
import { removeMarksMutation } from './mutations.ts'
import { markedGoodsQuery } from './queries.ts'
import { useMarketPath } from '#features/market/use-market-path.ts'

/** Marked goods with where they stand in the market now. */
export function GoodsTab() {
  const queryClient = useQueryClient()
  const list = useSuspenseInfiniteQuery(markedGoodsQuery())
  const remove = useMutation(removeMarksMutation(queryClient))
  const { market, goods } = useMarketPath()
  const { pages } = list.data
  const infoOf = infoFinder(pages.flatMap(({ goods_infos }) => goods_infos))
  const shown = pages.flatMap(({ items }) => items)
  if (shown.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<BookmarkIcon size={24} />}
        title={m.collect_empty_goods()}
        text={m.collect_empty_goods_text()}
        action={<LinkButton href={market}>{m.collect_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <>
      <ul className={collectList().list} aria-label={m.collect_tab_goods()}>
        {shown.map((item) => {
          const info = infoOf(item)
          if (!info) return null
          return (
            <CollectRow
              key={item.bookmark_id}
              info={info}
              href={goods(item.goods_id, item.style_id)}
              facts={m.collect_on_sale({ count: formatNumber(item.on_sale_count) })}
              markedAt={item.marked_at}
              priceThen={item.price_then}
              priceNow={item.lowest_price}
              goneText={m.collect_none_on_sale()}
              onRemove={() => remove.mutate([item.bookmark_id])}
            />
          )
        })}
      </ul>
      <LoadMore label={m.collect_load_more()} list={list} />
    </>
  )
}
