import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { cardsOf } from '#features/market/cards/card-model.ts'
import { ItemGrid } from '#features/market/cards/item-grid.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { NothingNamed } from '../page-parts.tsx'
import { stickersQuery } from '../queries.ts'
import type { StickerGroupSearch } from '../search.ts'
import { early, TilesPending } from '../tile.tsx'

interface StickerGridProps {
  /** Undefined for all groups. */
  group: string | undefined
  search: StickerGroupSearch
  onClear: () => void
}

/** The matching stickers, most popular first, displayed like goods in the market. */
export function StickerGrid({ group, search, onClear }: StickerGridProps) {
  const list = useInfiniteQuery({ ...stickersQuery(group, search), placeholderData: keepPreviousOnline })
  const pages = list.data?.pages
  const cards = useMemo(() => cardsOf(pages ?? []), [pages])
  if (list.isPending) return <TilesPending label={m.catalogue_loading()} />
  if (list.isError && cards.length === 0) return <FailedQuery title={m.catalogue_failed()} query={list} />
  if (cards.length === 0) return <NothingNamed onClear={onClear} />
  return (
    <>
      <AsOf query={list} />
      <p role="status" className={cataloguePage().count}>
        {m.catalogue_count({ count: formatNumber(pages?.[0]?.total ?? 0) })}
      </p>
      <ItemGrid label={m.catalogue_stickers()} cards={cards} early={early} isBusy={list.isPlaceholderData} />
      <LoadMore label={m.catalogue_more()} list={list} />
    </>
  )
}
