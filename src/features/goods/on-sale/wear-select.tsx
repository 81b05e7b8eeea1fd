import { Select } from '#design/ui/form/select.tsx'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import type { GoodsSearch } from '../search.ts'
import { useGoodsSearch } from '../use-goods-address.ts'
import { anyWear, wearRangesOf, wearRangeText } from '../wear-range.ts'

/** Selects a narrow range of wear. Renders nothing for goods without wear. */
export function WearSelect({ detail, search }: { detail: GoodsDetail; search: GoodsSearch }) {
  const { choose } = useGoodsSearch()
  const ranges = wearRangesOf(detail.goods_info)
  if (ranges.length === 0) return null
  const known = new Map(ranges.map((range) => [wearRangeText(range)!, range]))
  const chosen = wearRangeText(search)
  // The address may contain a custom range.
  if (chosen !== null) known.set(chosen, search)
  return (
    <Select
      label={m.goods_wear_range()}
      size="sm"
      options={[
        { value: 'any', label: m.goods_any_wear() },
        ...[...known.keys()].map((value) => ({ value, label: value })),
      ]}
      value={chosen ?? 'any'}
      onChange={(value) => {
        const { wear_min, wear_max } = known.get(value) ?? anyWear
        choose({ wear_min, wear_max, cursor: undefined })
      }}
    />
  )
}
