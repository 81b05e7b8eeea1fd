import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { filterQuery } from '#features/market/queries.ts'
import { useAskedSearch } from '#features/navigation/use-asked-search.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { TradeSortSelect } from '#features/trading/list/trade-sort-select.tsx'
import { formatNumber } from '#i18n/format.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { countOf, type SellingPage } from '../model.ts'
import { onSaleSearch, sellingStates, type OnSaleSearch } from '../search.ts'
import { PauseButton } from './shop-pause.tsx'

const stateLabels = {
  on_sale: m.selling_state_on_sale,
  reserved: m.selling_state_reserved,
  failed: m.selling_state_failed,
  off_shelf: m.selling_state_off_shelf,
}

export function useSellingSearch() {
  const navigate = useNavigate()
  return (change: OnSaleSearch) =>
    void navigate({
      to: '/pc/sale/on_sale',
      search: (before) => onSaleSearch({ ...onSaleSearch({ ...before }), ...change }),
      resetScroll: false,
      replace: true,
    })
}

/** Search, states with their counts, category and sort, all of them in the address; and the button that pauses the shop. */
export function SellingToolbar({ search, facts }: { search: OnSaleSearch; facts: SellingPage | undefined }) {
  const change = useSellingSearch()
  const { data: filter } = useQuery({ ...filterQuery(), meta: { quiet: true } })
  const categories = filter?.categories ?? []
  return (
    <ListToolbar
      label={m.selling_filters()}
      search={
        <SearchBox label={m.selling_search()} keyword={search.keyword} onSearch={(keyword) => change({ keyword })} />
      }
      filters={<StateChips search={search} facts={facts} />}
      chosen={search.category === undefined ? 0 : 1}
      choices={
        <>
          <FilterSelect
            label={m.selling_category()}
            all={m.selling_category_all()}
            values={categories.map(({ key }) => key)}
            nameOf={(key) => categories.find((one) => one.key === key)?.name ?? key}
            value={search.category}
            onChange={(category) => change({ category })}
          />
          <TradeSortSelect sort={search.sort} onSort={(sort) => change({ sort })} />
        </>
      }
      tools={<PauseButton />}
    />
  )
}

function StateChips({ search: shown, facts }: { search: OnSaleSearch; facts: SellingPage | undefined }) {
  const page = usePublicPath()('/pc/sale/on_sale')
  const search = useAskedSearch('/sale/on_sale', onSaleSearch, shown)
  const hrefOf = (state: OnSaleSearch['state']) => page + stringifySearch({ ...search, state })
  return (
    <>
      <ChipLink href={hrefOf(undefined)} isCurrent={search.state === undefined}>
        {m.selling_state_all()}
      </ChipLink>
      {sellingStates.map((state) => (
        <ChipLink key={state} href={hrefOf(state)} isCurrent={search.state === state}>
          {stateLabels[state]()}
          {facts && <span>{formatNumber(countOf(facts, state))}</span>}
        </ChipLink>
      ))}
    </>
  )
}
