import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type BackpackShow, backpackShows } from '#contract/words.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { useAskedSearch } from '#features/navigation/use-asked-search.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { backpackList } from '#styled-system/recipes/backpack-list.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { BackpackRow } from './backpack-row.tsx'
import { placeOf, type BackpackItem } from './model.ts'
import { backpackQuery } from './queries.ts'
import { backpackSearch, type BackpackSearch } from './search.ts'

const showNames: Record<BackpackShow, () => string> = {
  all: m.backpack_show_all,
  protected: m.backpack_show_protected,
  owned: m.backpack_show_owned,
  sold: m.backpack_show_sold,
}

/** S2.7 The items that the user has bought here and received, with their current state. */
export function BackpackPage({ search }: { search: BackpackSearch }) {
  const { show = 'all', keyword } = search
  const list = useSuspenseInfiniteQuery(backpackQuery(search))
  const orders = useOrderPaths()
  const { find } = usePlace()
  const styles = backpackList()
  const items = list.data.pages.flatMap((page) => page.items)
  const actHrefOf = (item: BackpackItem) => {
    const place = placeOf(item)
    const page = place && find(place.path)
    return page && page + place.rest
  }
  return (
    <div className={styles.root}>
      <PageHead title={m.backpack_title()} text={m.backpack_text()} />
      <div className={styles.bar}>
        <Shows search={search} />
        <Search search={search} />
      </div>
      <AsOf query={list} />
      {items.length === 0 ? (
        <Empty isNarrowed={show !== 'all' || keyword !== undefined} />
      ) : (
        <>
          <p className={styles.total} role="status">
            {m.backpack_total({ count: formatNumber(list.data.pages[0]?.total ?? items.length) })}
          </p>
          <ul className={rowList().list} aria-label={m.backpack_title()}>
            {items.map((item) => (
              <BackpackRow
                key={item.order_id}
                item={item}
                orderHref={orders.order(item.order_id)}
                actHref={actHrefOf(item)}
                now={list.dataUpdatedAt}
              />
            ))}
          </ul>
        </>
      )}
      <LoadMore label={m.backpack_load_more()} list={list} />
    </div>
  )
}

function Shows({ search: shown }: { search: BackpackSearch }) {
  const page = usePublicPath()('/pc/backpack')
  const search = useAskedSearch('/backpack', backpackSearch, shown)
  const href = (show: BackpackShow) => {
    const { keyword } = search
    const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...(keyword && { keyword }) }).toString()
    return query ? `${page}?${query}` : page
  }
  return (
    <nav className={backpackList().filters} aria-label={m.backpack_shows()}>
      {backpackShows.map((one) => (
        <ChipLink key={one} href={href(one)} isCurrent={one === (search.show ?? 'all')}>
          {showNames[one]()}
        </ChipLink>
      ))}
    </nav>
  )
}

function Search({ search: shown }: { search: BackpackSearch }) {
  const search = useAskedSearch('/backpack', backpackSearch, shown)
  const navigate = useNavigate()
  return (
    <SearchBox
      label={m.backpack_search()}
      keyword={search.keyword}
      onSearch={(keyword) =>
        void navigate({ to: '/pc/backpack', search: (before) => ({ ...backpackSearch(before), keyword }) })
      }
    />
  )
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const page = usePublicPath()('/pc/backpack')
  const { market } = useMarketPath()
  if (isNarrowed) {
    return (
      <EmptyState
        title={m.backpack_none()}
        action={<LinkButton href={page}>{m.backpack_show_everything()}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={m.backpack_empty()}
      text={m.backpack_empty_text()}
      action={<LinkButton href={market}>{m.backpack_to_market()}</LinkButton>}
    />
  )
}
