import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { codes } from '#contract/codes.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { ItemGrid, ItemGridSkeleton } from './cards/item-grid.tsx'
import { marketHref } from './model.ts'
import { NothingFits } from './nothing-fits.tsx'
import type { Market } from './use-market.ts'

const ListingRows = lazy(() => loadOnline(() => import('./cards/listing-rows.tsx')))
const LiveItems = lazy(() => loadOnline(() => import('./cards/live-items.tsx')))

const pageLength = 48

export interface MarketListProps {
  market: Market
  /** How many cards are visible when the page opens. */
  early: number
  first: number
}

/** The matching goods or single items, or why there are none. */
export function MarketList({ market, early, first }: MarketListProps) {
  const { list, cards, search, path, isAboutItems, isBusy } = market
  const [gone, setGone] = useState<ReadonlyMap<string, string>>()
  if (list.isPending) return <ItemGridSkeleton label={m.market_loading()} count={pageLength / 2} />
  if (businessCodeOf(list.error) === codes.requestInvalid) return <NothingFits market={market} />
  if (list.isError && cards.length === 0) {
    return (
      <ErrorState
        title={m.market_failed()}
        text={describeCallError(callErrorOf(list.error))}
        retryLabel={m.error_retry()}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (cards.length === 0) return <NothingFits market={market} />
  return (
    <>
      <AsOf query={list} />
      {search.cursor && <a href={marketHref(path, { ...search, cursor: undefined })}>{m.market_first_page()}</a>}
      {isAboutItems && (
        <Suspense fallback={null}>
          <LiveItems cards={cards} onGone={setGone} />
        </Suspense>
      )}
      {isAboutItems && search.view === 'list' ? (
        <Suspense fallback={<ItemGridSkeleton label={m.market_loading()} count={pageLength / 2} />}>
          <ListingRows label={m.market_grid()} cards={cards} gone={gone} isBusy={isBusy} />
        </Suspense>
      ) : (
        <ItemGrid label={m.market_grid()} cards={cards} gone={gone} early={early} first={first} isBusy={isBusy} />
      )}
      <More market={market} />
    </>
  )
}

/** Loads the next page below this one. For crawlers, and before hydration, it is a link. */
function More({ market }: { market: Market }) {
  const { list, cards, isAboutItems, total, listingTotal, nextHref, wantHref, search } = market
  const load = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!list.isFetchingNextPage) void list.fetchNextPage()
  }
  return (
    <div className={marketPage().more}>
      {list.isFetchNextPageError && <p role="alert">{m.market_failed_more()}</p>}
      {nextHref && (
        <LinkButton href={nextHref} rel="next" aria-busy={list.isFetchingNextPage} onClick={load}>
          {list.isFetchingNextPage ? m.loading() : m.market_load_more()}
        </LinkButton>
      )}
      {!search.cursor && total !== undefined && (
        <p role="status">{m.market_shown({ shown: formatNumber(cards.length), total: formatNumber(total) })}</p>
      )}
      {!search.cursor && isAboutItems && listingTotal !== undefined && (
        <p role="status">
          {m.market_shown_items({ shown: formatNumber(cards.length), total: formatNumber(listingTotal) })}
        </p>
      )}
      <LinkButton href={wantHref} look="ghost" size="sm">
        {m.market_want()}
      </LinkButton>
    </div>
  )
}
