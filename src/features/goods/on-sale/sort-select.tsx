import { type ListingSort, listingSorts } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import { useGoodsSearch } from '../use-goods-address.ts'

const labels: Record<ListingSort, () => string> = {
  price_asc: m.goods_sort_price_asc,
  price_desc: m.goods_sort_price_desc,
  wear_asc: m.goods_sort_wear_asc,
  wear_desc: m.goods_sort_wear_desc,
  newest: m.goods_sort_newest,
  fade_desc: m.goods_sort_fade_desc,
  fade_asc: m.goods_sort_fade_asc,
}

/** The sort order of the listings; by wear or fade only where the goods has it. A cursor is valid for one order only,
 * so a change drops it. */
export function SortSelect({ sort = 'price_asc', detail }: { sort: ListingSort | undefined; detail: GoodsDetail }) {
  const { choose } = useGoodsSearch()
  const hasWear = detail.goods_info.exterior !== null
  return (
    <Select
      label={m.goods_sort()}
      size="sm"
      options={listingSorts
        .filter((value) => hasWear || !value.startsWith('wear') || value === sort)
        .filter((value) => detail.has_fade || !value.startsWith('fade') || value === sort)
        .map((value) => ({ value, label: labels[value]() }))}
      value={sort}
      onChange={(next) => choose({ sort: next === 'price_asc' ? undefined : next, cursor: undefined })}
    />
  )
}
