import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { codes } from '#contract/codes.ts'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { askedSearch } from '#features/navigation/use-asked-search.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { cardsOf } from './cards/card-model.ts'
import { activeFilters, cleared } from './filters/filter-choices.ts'
import { countsRequestOf, shownCounts } from './filters/filter-counts.ts'
import { aboutGoods, isAboutItems } from './item-search.ts'
import {
  marketHref,
  marketSearch,
  requestOf,
  sortedBy,
  withChange,
  type MarketChange,
  type MarketSearch,
  type MarketStep,
} from './model.ts'
import { countsQuery, filterQuery, onSaleListQuery } from './queries.ts'
import { wantHref } from './want-href.ts'

/**
 * The state of a market view: its list, its filters, and their changes. `path` is the public path of the page. The
 * previous results stay, dimmed, until the new ones arrive.
 */
export function useMarket(path: string, search: MarketSearch) {
  const router = useRouter()
  const { open: purchases } = usePurchasePaths()
  const { data: filter } = useSuspenseQuery(filterQuery())
  const counted = countsRequestOf(search, filter)
  const { data: counts, isPlaceholderData: isCountedBefore } = useQuery({
    ...countsQuery(counted ?? {}),
    enabled: counted !== null,
    placeholderData: counted === null ? undefined : keepPreviousOnline,
  })
  const list = useInfiniteQuery({ ...onSaleListQuery(requestOf(search, filter)), placeholderData: keepPreviousOnline })
  const pages = list.data?.pages
  const cards = useMemo(() => cardsOf(pages ?? []), [pages])
  const nextCursor = pages?.at(-1)?.next_cursor
  const { options, isCounted } = shownCounts(filter, counted === null ? filter : counts, search)
  // The list of single items does not count them: the filters' counts do, or its end.
  const isWhole = pages !== undefined && !nextCursor && search.cursor === undefined
  const itemTotal = isWhole ? cards.length : isCounted && !isCountedBefore ? options.listings.total : undefined
  const names = pages?.at(0)?.named ?? noNames
  const shown = useRef(search)
  useLayoutEffect(() => {
    shown.current = search
  }, [search])
  // Stable, so that a group of filters renders only for its own changes.
  const go = useCallback(
    (step: MarketStep, replace = false) => {
      const asked = askedSearch(router.latestLocation, path, marketSearch, shown.current)
      return router.navigate({ href: marketHref(path, step(asked)), replace })
    },
    [router, path],
  )
  return {
    path,
    search,
    filter,
    options,
    isCounted,
    list,
    /** The list still shows the previous search. */
    isBusy: list.isPlaceholderData,
    /** The exchange does not take such a search. */
    isRefused: businessCodeOf(list.error) === codes.requestInvalid,
    cards,
    names,
    active: activeFilters(search, filter, names),
    isAboutItems: isAboutItems(search),
    total: pages?.at(0)?.total ?? undefined,
    listingTotal: pages?.at(0)?.listing_total ?? itemTotal,
    nextHref: nextCursor ? marketHref(path, { ...search, cursor: nextCursor }) : undefined,
    wantHref: wantHref(purchases, search, filter),
    /** A step that "back" undoes. */
    change: useCallback<MarketChange>((step) => go((asked) => withChange(asked, step(asked))), [go]),
    /** Goods, or the single items on sale. */
    listLevel: (level: 'goods' | 'listings') =>
      go((asked) => withChange(asked, level === 'goods' ? aboutGoods(asked) : { level })),
    /** Shows the same items in another view; replaces the history entry. */
    viewAs: (view: MarketSearch['view']) => go((asked) => withChange(asked, { view }), true),
    clear: () => go(cleared),
    /** Sorts the same items differently; replaces the history entry. */
    sortBy: (sort: MarketSearch['sort']) => go((asked) => sortedBy(asked, sort), true),
  }
}

const noNames: never[] = []

export type Market = ReturnType<typeof useMarket>
