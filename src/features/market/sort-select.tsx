import { goodsSorts, marketItemSorts, type GoodsSort, type MarketItemSort } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import * as m from '#paraglide/messages.js'
import { itemSortOf } from './item-search.ts'
import type { Market } from './use-market.ts'

const names: Record<GoodsSort | MarketItemSort, () => string> = {
  popular: m.market_sort_popular,
  price_asc: m.market_sort_price_asc,
  price_desc: m.market_sort_price_desc,
  discount: m.market_sort_discount,
  newest: m.market_sort_newest,
  wear_asc: m.goods_sort_wear_asc,
  wear_desc: m.goods_sort_wear_desc,
  fade_desc: m.goods_sort_fade_desc,
  fade_asc: m.goods_sort_fade_asc,
}

/** The sort orders of goods, or of single items. */
export function SortSelect({ market: { search, isAboutItems, sortBy } }: { market: Market }) {
  const sorts: readonly (GoodsSort | MarketItemSort)[] = isAboutItems ? marketItemSorts : goodsSorts
  return (
    <Select
      label={m.market_sort()}
      options={sorts.map((value) => ({ value, label: names[value]() }))}
      value={isAboutItems ? itemSortOf(search) : (search.sort ?? 'popular')}
      onChange={sortBy}
    />
  )
}
