import { useQuery } from '@tanstack/react-query'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { NothingNamed } from '../page-parts.tsx'
import { collectionsQuery } from '../queries.ts'
import { keywordSearch, type KeywordSearch } from '../search.ts'
import { early, Tile, TileGrid, TilesPending } from '../tile.tsx'
import { useCatalogueSearch } from '../use-catalogue-search.ts'

/** S1.1 The collections of finishes, newest first. */
export function CollectionsPage({ search }: { search: KeywordSearch }) {
  const list = useQuery({ ...collectionsQuery(search), placeholderData: keepPreviousOnline })
  const change = useCatalogueSearch(keywordSearch)
  const { collection } = useCataloguePaths()
  const all = list.data?.series
  return (
    <div className={cataloguePage().root}>
      <PageHead
        title={m.catalogue_collections()}
        text={m.catalogue_collections_text()}
        tools={
          <SearchBox
            label={m.catalogue_collections_search()}
            keyword={search.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        }
      />
      <AsOf query={list} />
      {list.isPending && <TilesPending label={m.catalogue_loading()} />}
      {list.isError && !all && <FailedQuery title={m.catalogue_failed()} query={list} />}
      {all?.length === 0 && <NothingNamed onClear={() => change({ keyword: undefined })} />}
      {all && all.length > 0 && (
        <TileGrid label={m.catalogue_collections()} isBusy={list.isPlaceholderData}>
          {all.map((one, index) => (
            <Tile
              key={one.key}
              href={collection(one.key)}
              image={one.image}
              name={one.name}
              lowest={one.lowest_price}
              highest={one.highest_price}
              note={m.catalogue_items({ count: formatNumber(one.item_count) })}
              isEarly={index < early}
            />
          ))}
        </TileGrid>
      )}
    </div>
  )
}
