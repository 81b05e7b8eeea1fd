import { lazy, Suspense, useState } from 'react'
import { ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { ItemGrid, ItemGridSkeleton } from './cards/item-grid.tsx'
import { marketHref } from './model.ts'
import { MoreMatches } from './more-matches.tsx'
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

/** The matching goods or single items, or why there are none, and how many there are. */
export const MarketList = (props: MarketListProps) => (
  <>
    <Matches {...props} />
    <MoreMatches market={props.market} />
  </>
)

function Matches({ market, early, first }: MarketListProps) {
  const { list, cards, search, path, isAboutItems, isBusy } = market
  const [gone, setGone] = useState<ReadonlyMap<string, string>>()
  if (list.isPending) return <ItemGridSkeleton label={m.market_loading()} count={pageLength / 2} />
  if (market.isRefused) return <NothingFits market={market} />
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
    </>
  )
}
