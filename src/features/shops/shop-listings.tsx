import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { itemSorts } from '#contract/words.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { ItemList, ItemListPending } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'
import { shopListingsQuery } from './queries.ts'
import { type ShopPageSearch, shopPageSearch } from './search.ts'

const sortLabels = {
  newest: m.goods_sort_newest,
  price_asc: m.goods_sort_price_asc,
  price_desc: m.goods_sort_price_desc,
  wear_asc: m.goods_sort_wear_asc,
  wear_desc: m.goods_sort_wear_desc,
}

/** The listings of a shop, with search and sort. A row leads to its checkout on the goods page. */
export function ShopListings({ shopId, search }: { shopId: string; search: ShopPageSearch }) {
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
  const infoOf = infoFinder(pages?.flatMap(({ goods_infos }) => goods_infos) ?? [])
  return (
    <>
      <ListToolbar
        label={m.shops_filters()}
        search={
          <SearchBox label={m.shops_search()} keyword={search.keyword} onSearch={(keyword) => change({ keyword })} />
        }
        choices={
          <Select
            label={m.goods_sort()}
            options={itemSorts.map((value) => ({ value, label: sortLabels[value]() }))}
            value={search.sort ?? 'newest'}
            onChange={(sort) => change({ sort })}
          />
        }
        tools={
          pages && (
            <span className={shopPage().count} role="status">
              {m.shops_count({ count: formatNumber(pages.at(-1)?.total ?? 0) })}
            </span>
          )
        }
      />
      {list.isPending ? (
        <ItemListPending label={m.shops_loading()} />
      ) : list.isError && items.length === 0 ? (
        <FailedQuery title={m.shops_failed()} query={list} />
      ) : items.length === 0 ? (
        <Empty keyword={search.keyword} onClear={() => change({ keyword: undefined })} />
      ) : (
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
            const href = goodsPath(item.goods_id)
            return (
              <ItemRow
                key={item.listing_id}
                id={item.listing_id}
                info={info}
                asset={item.asset}
                href={href}
                badge={item.is_bargainable && <Badge tone="info">{m.shops_bargain()}</Badge>}
                cells={[{ label: m.selling_price(), value: <Price amount={item.price} size="sm" /> }]}
                actions={
                  <LinkButton
                    size="sm"
                    href={`${href}?buy=${item.listing_id}`}
                    aria-label={m.shops_buy({ name: info.name })}
                  >
                    {m.goods_buy()}
                  </LinkButton>
                }
              />
            )
          })}
        </ItemList>
      )}
    </>
  )
}

function Empty({ keyword, onClear }: { keyword: string | undefined; onClear: () => void }) {
  if (keyword === undefined) return <EmptyState title={m.shops_empty()} text={m.shops_empty_text()} />
  return <EmptyState title={m.shops_none()} action={<Button onClick={onClear}>{m.shops_show_all()}</Button>} />
}
