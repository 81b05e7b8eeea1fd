import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { marketHref } from '#features/market/model.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { ContainerTiles } from '../container-tiles.tsx'
import { KindChips } from '../kind-chips.tsx'
import { NothingNamed } from '../page-parts.tsx'
import { containersQuery, kindsQuery } from '../queries.ts'
import { containersSearch, type ContainersSearch } from '../search.ts'
import { TilesPending } from '../tile.tsx'
import { useCatalogueSearch } from '../use-catalogue-search.ts'

/** S1.1 Cases, packages, capsules and boxes, newest first. */
export function ContainersPage({ search }: { search: ContainersSearch }) {
  const list = useInfiniteQuery({ ...containersQuery(search), placeholderData: keepPreviousOnline })
  const { data: kinds } = useSuspenseQuery(kindsQuery())
  const change = useCatalogueSearch(containersSearch)
  const { market } = useMarketPath()
  const items = rowsOf(list.data?.pages, ({ key }) => key)
  return (
    <div className={cataloguePage().root}>
      <PageHead
        title={m.catalogue_containers()}
        text={m.catalogue_containers_text()}
        tools={
          <LinkButton size="sm" href={marketHref(market, { categories: ['container'] })}>
            {m.catalogue_to_market()}
          </LinkButton>
        }
      />
      <ListToolbar
        label={m.catalogue_containers_filters()}
        search={
          <SearchBox
            label={m.catalogue_containers_search()}
            keyword={search.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        }
        filters={
          <KindChips
            label={m.catalogue_kind()}
            kinds={kinds.containers}
            kind={search.kind}
            onChange={(kind) => change({ kind })}
          />
        }
      />
      <AsOf query={list} />
      {list.isPending ? (
        <TilesPending label={m.catalogue_loading()} />
      ) : list.isError && items.length === 0 ? (
        <FailedQuery title={m.catalogue_failed()} query={list} />
      ) : items.length === 0 ? (
        <NothingNamed onClear={() => change({ keyword: undefined, kind: undefined })} />
      ) : (
        <>
          <p role="status" className={cataloguePage().count}>
            {m.catalogue_count({ count: formatNumber(list.data?.pages[0]?.total ?? 0) })}
          </p>
          <ContainerTiles isFirst label={m.catalogue_containers()} containers={items} isBusy={list.isPlaceholderData} />
          <LoadMore label={m.catalogue_more()} list={list} />
        </>
      )}
    </div>
  )
}
