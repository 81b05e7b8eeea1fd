import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { marketHref } from '#features/market/model.ts'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { Hero, offeredFacts, Part } from '../page-parts.tsx'
import { stickerGroupQuery, stickersQuery } from '../queries.ts'
import { stickerGroupSearch, type StickerGroupSearch } from '../search.ts'
import { Tile, TileGrid } from '../tile.tsx'
import { useCatalogueSearch } from '../use-catalogue-search.ts'
import { choicesOf } from './choices-of.ts'
import { StickerGrid } from './sticker-grid.tsx'

interface StickerGroupPageProps {
  groupKey: string
  search: StickerGroupSearch
}

/** S1.1 One tournament or series: its capsules, and its stickers by team or player and by effect. */
export function StickerGroupPage({ groupKey, search }: StickerGroupPageProps) {
  const found = useSuspenseQuery(stickerGroupQuery(groupKey))
  const list = useInfiniteQuery({ ...stickersQuery(groupKey, search), placeholderData: keepPreviousOnline })
  const change = useCatalogueSearch(stickerGroupSearch)
  const { market } = useMarketPath()
  const { container } = useCataloguePaths()
  const group = found.data
  const { subject, effect, keyword } = search
  const first = list.data?.pages[0]
  return (
    <div className={cataloguePage().root}>
      <AsOf query={found} />
      <Hero
        image={group.image}
        name={group.name}
        facts={[{ term: m.catalogue_stickers(), detail: formatNumber(group.sticker_count) }, ...offeredFacts(group)]}
      >
        <LinkButton href={marketHref(market, { categories: ['sticker'], collections: [group.key] })}>
          {m.catalogue_to_market()}
        </LinkButton>
      </Hero>
      {group.capsules.length > 0 && (
        <Part title={m.catalogue_capsules()}>
          <TileGrid label={m.catalogue_capsules()}>
            {group.capsules.map((capsule) => (
              <Tile
                key={capsule.key}
                href={container(capsule.key)}
                image={capsule.image}
                name={capsule.name}
                lowest={capsule.lowest_price}
                note={m.catalogue_items({ count: formatNumber(capsule.sticker_count) })}
              />
            ))}
          </TileGrid>
        </Part>
      )}
      <Part title={m.catalogue_stickers()}>
        <ListToolbar
          label={m.catalogue_stickers_filters()}
          search={
            <SearchBox
              label={m.catalogue_stickers_search()}
              keyword={keyword}
              onSearch={(next) => change({ keyword: next })}
            />
          }
          chosen={[subject, effect].filter(Boolean).length}
          choices={
            <>
              <FilterSelect
                label={m.catalogue_effect()}
                all={m.catalogue_effect_all()}
                {...choicesOf(first?.effects, effect)}
                onChange={(next) => change({ effect: next })}
              />
              <FilterSelect
                label={m.catalogue_subject()}
                all={m.catalogue_subject_all()}
                {...choicesOf(first?.subjects, subject)}
                onChange={(next) => change({ subject: next })}
              />
            </>
          }
        />
        <StickerGrid
          group={groupKey}
          search={search}
          onClear={() => change({ subject: undefined, effect: undefined, keyword: undefined })}
        />
      </Part>
    </div>
  )
}
