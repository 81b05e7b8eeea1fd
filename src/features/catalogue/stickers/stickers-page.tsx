import { useQuery } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { capsuleGroup } from '#contract/market/info.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { marketHref } from '#features/market/model.ts'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { KindChips } from '../kind-chips.tsx'
import { stickerGroupsQuery } from '../queries.ts'
import { groupKinds, stickersSearch, type StickersSearch } from '../search.ts'
import { early, Tile, TileGrid, TilesPending } from '../tile.tsx'
import { useCatalogueSearch } from '../use-catalogue-search.ts'
import { StickerGrid } from './sticker-grid.tsx'

const kindNames = { event: m.catalogue_group_events, series: m.catalogue_group_series }

/** S1.1 Tournaments and series of stickers, newest first; a keyword searches all stickers. */
export function StickersPage({ search }: { search: StickersSearch }) {
  const { keyword, kind } = search
  const list = useQuery(stickerGroupsQuery())
  const change = useCatalogueSearch(stickersSearch)
  const { market } = useMarketPath()
  const all = list.data?.groups ?? []
  return (
    <div className={cataloguePage().root}>
      <PageHead
        title={m.catalogue_stickers()}
        text={m.catalogue_stickers_text()}
        tools={
          <LinkButton size="sm" href={marketHref(market, { categories: ['sticker'], keyword })}>
            {m.catalogue_to_market()}
          </LinkButton>
        }
      />
      <ListToolbar
        label={m.catalogue_stickers_filters()}
        search={
          <SearchBox
            label={m.catalogue_stickers_search()}
            keyword={keyword}
            onSearch={(next) => change({ keyword: next })}
          />
        }
        filters={
          keyword === undefined && (
            <KindChips
              label={m.catalogue_kind()}
              kinds={groupKinds.map((key) => ({
                key,
                name: kindNames[key](),
                count: all.filter((group) => group.kind === key).length,
              }))}
              kind={kind}
              onChange={(next) => change({ kind: next })}
            />
          )
        }
      />
      {keyword === undefined ? (
        <>
          <AsOf query={list} />
          {list.isPending && <TilesPending label={m.catalogue_loading()} />}
          {list.isError && !list.data && <FailedQuery title={m.catalogue_failed()} query={list} />}
          <Groups groups={all.filter((group) => kind === undefined || group.kind === kind)} />
        </>
      ) : (
        <StickerGrid group={undefined} search={{ keyword }} onClear={() => change({ keyword: undefined })} />
      )}
    </div>
  )
}

function Groups({ groups }: { groups: CallData<typeof capsuleGroup>['groups'] }) {
  const { stickerGroup } = useCataloguePaths()
  if (groups.length === 0) return null
  return (
    <TileGrid label={m.catalogue_stickers()}>
      {groups.map((group, index) => (
        <Tile
          key={group.key}
          href={stickerGroup(group.key)}
          image={group.image}
          name={group.name}
          lowest={group.lowest_price}
          highest={group.highest_price}
          note={[
            m.catalogue_sticker_count({ count: formatNumber(group.sticker_count) }),
            ...(group.capsules.length > 0
              ? [m.catalogue_capsule_count({ count: formatNumber(group.capsules.length) })]
              : []),
          ].join(' · ')}
          isEarly={index < early}
        />
      ))}
    </TileGrid>
  )
}
