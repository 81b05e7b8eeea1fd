import { exteriors, itemSorts } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import { exteriorNames } from '#features/items/describe-goods.ts'
import { PriceRangeInputs } from '#features/market/filters/price-range-inputs.tsx'
import { useCategories } from '#features/market/filters/use-categories.ts'
import { FilterSelect } from '#features/trading/list/filter-select.tsx'
import { ListToolbar } from '#features/trading/list/list-toolbar.tsx'
import { SearchBox } from '#features/trading/list/search-box.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'
import { countChoices, type ShopPageSearch } from './search.ts'

const sortLabels = {
  newest: m.goods_sort_newest,
  price_asc: m.goods_sort_price_asc,
  price_desc: m.goods_sort_price_desc,
  wear_asc: m.goods_sort_wear_asc,
  wear_desc: m.goods_sort_wear_desc,
}

interface ShopFiltersProps {
  search: ShopPageSearch
  /** The number of matches; undefined until known. */
  total: number | undefined
  onChange: (next: ShopPageSearch) => void
}

/** The filters of a shop's listings, all of them in the address. They stay in view above a long list. */
export function ShopFilters({ search, total, onChange }: ShopFiltersProps) {
  const { keys, nameOf } = useCategories()
  const styles = shopPage()
  return (
    <div className={styles.bar}>
      <ListToolbar
        label={m.shops_filters()}
        search={
          <SearchBox label={m.shops_search()} keyword={search.keyword} onSearch={(keyword) => onChange({ keyword })} />
        }
        chosen={countChoices(search)}
        choices={
          <>
            <FilterSelect
              label={m.shops_category()}
              all={m.shops_category_all()}
              values={keys}
              nameOf={nameOf}
              value={search.category}
              onChange={(category) => onChange({ category })}
            />
            <FilterSelect
              label={m.shops_exterior()}
              all={m.shops_exterior_all()}
              values={exteriors}
              nameOf={(key) => exteriorNames[key]()}
              value={search.exterior}
              onChange={(exterior) => onChange({ exterior })}
            />
            <div className={styles.price}>
              <PriceRangeInputs label={m.shops_price()} search={search} onChange={onChange} />
            </div>
            <Select
              label={m.goods_sort()}
              options={itemSorts.map((value) => ({ value, label: sortLabels[value]() }))}
              value={search.sort ?? 'newest'}
              onChange={(sort) => onChange({ sort })}
            />
          </>
        }
        tools={
          <span className={styles.count} role="status">
            {total !== undefined && m.shops_count({ count: formatNumber(total) })}
          </span>
        }
      />
    </div>
  )
}
