import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { askedSearch } from '#features/navigation/use-asked-search.ts'
import { cardsOf } from './card-model.ts'
import { cleared } from './filter-choices.ts'
import { marketHref, marketSearch, requestOf, withChange, type MarketSearch, type MarketStep } from './model.ts'
import { filterQuery, onSaleListQuery } from './queries.ts'
import { wantHref } from './want-href.ts'

/** A market view at work: its list, its filters, and how they change. `path` is the public path of the page. What was found
 * before stays, faintly, until what is looked for now is there. */
export function useMarket(path: string, search: MarketSearch) {
  const router = useRouter()
  const { open: purchases } = usePurchasePaths()
  const { data: filter } = useSuspenseQuery(filterQuery())
  const list = useInfiniteQuery({ ...onSaleListQuery(requestOf(search, filter)), placeholderData: keepPreviousOnline })
  const pages = list.data?.pages
  const cards = useMemo(() => cardsOf(pages ?? []), [pages])
  const nextCursor = pages?.at(-1)?.next_cursor
  const asked = () => askedSearch(router.latestLocation, path, marketSearch, search)
  const go = (next: MarketSearch, replace = false) => void router.navigate({ href: marketHref(path, next), replace })
  return {
    path,
    search,
    filter,
    list,
    cards,
    total: pages?.at(0)?.total ?? undefined,
    listingTotal: pages?.at(0)?.listing_total ?? undefined,
    nextHref: nextCursor ? marketHref(path, { ...search, cursor: nextCursor }) : undefined,
    wantHref: wantHref(purchases, search, filter),
    /** A step that "back" undoes. */
    change: (step: MarketStep) => go(withChange(asked(), step(asked()))),
    clear: () => go(cleared(asked())),
    /** The same goods in another order: no step of its own. */
    sortBy: (sort: MarketSearch['sort']) => go(withChange(asked(), { sort }), true),
  }
}

export type Market = ReturnType<typeof useMarket>
