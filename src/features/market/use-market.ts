import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { useQuickSearch } from '#features/navigation/use-quick-search.ts'
import { cardsOf } from './card-model.ts'
import { activeFilters, cleared } from './filter-choices.ts'
import { countsRequestOf, shownCounts } from './filter-counts.ts'
import { aboutGoods, isAboutItems } from './item-search.ts'
import { marketHref, marketSearch, requestOf, withChange, type MarketSearch, type MarketStep } from './model.ts'
import { countsQuery, filterQuery, onSaleListQuery } from './queries.ts'
import { wantHref } from './want-href.ts'

/** A market view at work: its list, its filters, and how they change. `path` is the public path of the page. What was found
 * before stays, faintly, until what is looked for now is there. Controls answer at once; what they ask for is looked for and drawn
 * in pieces that give way to the next press. */
export function useMarket(path: string, shown: MarketSearch) {
  const { asked: search, go } = useQuickSearch(path, searchPage, shown)
  const { open: purchases } = usePurchasePaths()
  const { data: filter } = useSuspenseQuery(filterQuery())
  const listed = useDeferredValue(shown)
  const countsRequest = useMemo(() => countsRequestOf(listed, filter), [listed, filter])
  const { data } = useQuery({
    ...countsQuery(countsRequest ?? {}),
    enabled: countsRequest !== null,
    placeholderData: countsRequest === null ? undefined : keepPreviousOnline,
  })
  const counts = useDeferredValue(countsRequest === null ? filter : (data ?? filter))
  const counted = useMemo(() => shownCounts(counts, listed), [counts, listed])
  const request = useMemo(() => requestOf(listed, filter), [listed, filter])
  const list = useInfiniteQuery({ ...onSaleListQuery(request), placeholderData: keepPreviousOnline })
  const found = list.data?.pages
  const pages = useDeferredValue(found) ?? found
  const cards = useMemo(() => cardsOf(pages ?? []), [pages])
  const nextCursor = pages?.at(-1)?.next_cursor
  const names = pages?.at(0)?.named ?? noNames
  return {
    path,
    search,
    filter,
    ...counted,
    list,
    /** What is drawn is not yet what is looked for. */
    isBusy: list.isPlaceholderData || listed !== shown || pages !== found,
    cards,
    names,
    active: useMemo(() => activeFilters(search, filter, names), [search, filter, names]),
    isAboutItems: isAboutItems(search),
    total: pages?.at(0)?.total ?? undefined,
    listingTotal: pages?.at(0)?.listing_total ?? undefined,
    nextHref: nextCursor ? marketHref(path, { ...shown, cursor: nextCursor }) : undefined,
    wantHref: wantHref(purchases, search, filter),
    /** A step that "back" undoes. */
    change: useCallback((step: MarketStep) => go((asked) => withChange(asked, step(asked))), [go]),
    /** Goods, or the single items on sale. */
    listLevel: (level: 'goods' | 'listings') =>
      go((asked) => withChange(asked, level === 'goods' ? aboutGoods(asked) : { level })),
    /** The same items drawn otherwise: no step of its own. */
    viewAs: (view: MarketSearch['view']) => go((asked) => withChange(asked, { view }), true),
    clear: () => go(cleared),
    /** The same goods in another order: no step of its own. */
    sortBy: (sort: MarketSearch['sort']) => go((asked) => withChange(asked, { sort }), true),
  }
}

const searchPage = { read: marketSearch, hrefOf: marketHref }

const noNames: never[] = []

export type Market = ReturnType<typeof useMarket>
