import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { marketHref } from '#features/market/model.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { NothingNamed } from '../page-parts.tsx'
import { musicKitsQuery } from '../queries.ts'
import { keywordSearch, type KeywordSearch } from '../search.ts'
import { early, TileGrid, TilesPending } from '../tile.tsx'
import { useCatalogueSearch } from '../use-catalogue-search.ts'
import { KitTile } from './kit-tile.tsx'

/** S1.1 The music kits, each with and without its MVP counter, and the boxes they come from. */
export function MusicKitsPage({ search }: { search: KeywordSearch }) {
  const list = useQuery({ ...musicKitsQuery(search), placeholderData: keepPreviousOnline })
  const change = useCatalogueSearch(keywordSearch)
  const { market } = useMarketPath()
  const kits = list.data?.kits
  return (
    <div className={cataloguePage().root}>
      <PageHead
        title={m.catalogue_music_kits()}
        text={m.catalogue_music_kits_text()}
        tools={
          <LinkButton size="sm" href={marketHref(market, { categories: ['music_kit'], keyword: search.keyword })}>
            {m.catalogue_to_market()}
          </LinkButton>
        }
      />
      <ListToolbar
        label={m.catalogue_music_kits_filters()}
        search={
          <SearchBox
            label={m.catalogue_music_kits_search()}
            keyword={search.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        }
      />
      <AsOf query={list} />
      {list.isPending && <TilesPending label={m.catalogue_loading()} />}
      {list.isError && !kits && <FailedQuery title={m.catalogue_failed()} query={list} />}
      {kits?.length === 0 && <NothingNamed onClear={() => change({ keyword: undefined })} />}
      {kits && kits.length > 0 && (
        <TileGrid label={m.catalogue_music_kits()} isBusy={list.isPlaceholderData}>
          {kits.map((kit, index) => (
            <KitTile key={`${kit.artist} ${kit.title}`} kit={kit} isEarly={index < early} />
          ))}
        </TileGrid>
      )}
    </div>
  )
}
