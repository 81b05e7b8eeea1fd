import { tradeSorts, type TradeSort } from '#contract/words.ts'
import { Select } from '#design/ui/form/select.tsx'
import * as m from '#paraglide/messages.js'

const labels: Record<TradeSort, () => string> = {
  newest: m.trading_sort_newest,
  oldest: m.trading_sort_oldest,
  price_asc: m.trading_sort_price_asc,
  price_desc: m.trading_sort_price_desc,
}

interface TradeSortSelectProps {
  /** Undefined for the default, newest first, which stays out of the address. */
  sort: TradeSort | undefined
  onSort: (sort: TradeSort | undefined) => void
}

/** How a list of one's own listings or orders is sorted. */
export const TradeSortSelect = ({ sort = 'newest', onSort }: TradeSortSelectProps) => (
  <Select
    label={m.trading_sort()}
    options={tradeSorts.map((value) => ({ value, label: labels[value]() }))}
    value={sort}
    onChange={(next) => onSort(next === 'newest' ? undefined : next)}
  />
)
