import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { LiveNews } from '#features/live/live-news.tsx'
import { useLive } from '#features/live/use-live.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'
import { shopListingsQuery } from './queries.ts'
import { isNarrowed, noFilter, type ShopPageSearch, shopPageSearch } from './search.ts'
import { ShopFilters } from './shop-filters.tsx'

const loadLive = () => import('./live-shop.ts')

interface ShopListingsProps {
  shopId: string
  search: ShopPageSearch
  /** Nobody can buy from themselves. */
  isMine: boolean
}

/** The listings of a shop below their filters. A row links to its checkout on the goods page. */
export function ShopListings({ shopId, search, isMine }: ShopListingsProps) {
  const list = useInfiniteQuery({ ...shopListingsQuery(shopId, search), placeholderData: keepPreviousOnline })
  const navigate = useNavigate()
  const goodsPath = useGoodsPath()
  const change = (next: ShopPageSearch) =>
    void navigate({
      to: '.',
      search: (before) => shopPageSearch({ ...before, ...next }),
      resetScroll: false,
      replace: true,
    })
  const { pages } = list.data ?? {}
  const items = rowsOf(pages, ({ listing_id }) => listing_id)
  const live = useLive(loadLive, items.map(({ listing_id }) => listing_id).join())
  const infoOf = infoFinder(pages?.flatMap(({ goods_infos }) => goods_infos) ?? [])
  // An unknown category from the address matches nothing.
  const isUnknown = businessCodeOf(list.error) === codes.requestInvalid
  return (
    <>
      <ShopFilters search={search} total={pages?.at(-1)?.total} onChange={change} />
      {list.isPending ? (
        <ItemListPending label={m.shops_loading()} />
      ) : list.isError && !isUnknown && items.length === 0 ? (
        <FailedQuery title={m.shops_failed()} query={list} />
      ) : isUnknown || items.length === 0 ? (
        <Empty isNarrowed={isNarrowed(search)} onClear={() => change(noFilter)} />
      ) : (
        <div className={shopPage().list}>
          <LiveNews live={live} />
          <ItemList
            hasActions
            label={m.shops_list()}
            columns={[{ label: m.selling_price() }]}
            isBusy={list.isPlaceholderData}
            more={<LoadMore label={m.shops_more()} list={list} />}
          >
            {items.map((item) => {
              const info = infoOf(item)
              if (!info) return null
              const gone = live.gone.get(item.listing_id)
              return (
                <ItemRow
                  key={item.listing_id}
                  id={item.listing_id}
                  info={info}
                  asset={item.asset}
                  href={`/goods_detail/${item.listing_id}`}
                  isGone={gone !== undefined}
                  badge={item.is_bargainable && <Badge tone="info">{m.shops_bargain()}</Badge>}
                  cells={[{ label: m.selling_price(), value: <Price amount={item.price} size="sm" /> }]}
                  actions={
                    gone ? (
                      <Button size="sm" disabled>
                        {gone}
                      </Button>
                    ) : isMine ? undefined : (
                      <LinkButton
                        size="sm"
                        href={`${goodsPath(item.goods_id)}?buy=${item.listing_id}`}
                        aria-label={m.shops_buy({ name: info.name })}
                      >
                        {m.goods_buy()}
                      </LinkButton>
                    )
                  }
                />
              )
            })}
          </ItemList>
        </div>
      )}
    </>
  )
}

function Empty({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState title={m.shops_empty()} text={m.shops_empty_text()} />
  return <EmptyState title={m.shops_none()} action={<Button onClick={onClear}>{m.shops_show_all()}</Button>} />
}
