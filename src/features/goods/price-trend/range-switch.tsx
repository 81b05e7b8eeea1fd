import { type PriceRange, priceRanges } from '#contract/words.ts'
import { Segmented } from '#design/ui/form/segmented.tsx'
import * as m from '#paraglide/messages.js'
import { useGoodsSearch } from '../use-goods-address.ts'

const labels: Record<PriceRange, () => string> = {
  '7d': m.goods_range_7d,
  '30d': m.goods_range_30d,
  '180d': m.goods_range_180d,
  '1y': m.goods_range_1y,
}

/** Selects how far back prices are shown. */
export function RangeSwitch({ range }: { range: PriceRange }) {
  const { choose } = useGoodsSearch()
  return (
    <Segmented
      label={m.goods_range()}
      size="sm"
      mayWrap
      options={priceRanges.map((value) => ({ value, label: labels[value]() }))}
      value={range}
      onChange={(next) => choose({ range: next === '30d' ? undefined : next })}
    />
  )
}
