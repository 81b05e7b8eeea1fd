import { type GoodsSort, goodsSorts } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import * as m from '#paraglide/messages.js'

const names = {
  popular: m.market_sort_popular,
  price_asc: m.market_sort_price_asc,
  price_desc: m.market_sort_price_desc,
  discount: m.market_sort_discount,
  newest: m.market_sort_newest,
}

export function SortSelect({
  sort = 'popular',
  onChange,
}: {
  sort: GoodsSort | undefined
  onChange: (sort: GoodsSort) => void
}) {
  const options = goodsSorts.map((value) => ({ value, label: names[value]() }))
  return <Select label={m.market_sort()} options={options} value={sort} onChange={onChange} />
}
