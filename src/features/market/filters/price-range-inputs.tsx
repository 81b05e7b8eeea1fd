import { RangeInputs } from '#design/ui/form/range-inputs.tsx'
import { cleanAmount, cleanAmountTyping } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import type { MarketSearch } from '../model.ts'
import { priceField, priceRange } from './price-range.ts'

type PriceRange = Pick<MarketSearch, 'price_min' | 'price_max'>

interface PriceRangeInputsProps {
  label?: string
  search: PriceRange
  onChange: (range: PriceRange) => void
}

/** The minimum and maximum price of a list. */
export const PriceRangeInputs = ({ label, search, onChange }: PriceRangeInputsProps) => (
  <RangeInputs
    label={label}
    fromLabel={m.market_filter_price_from()}
    toLabel={m.market_filter_price_to()}
    from={priceField(search.price_min)}
    to={priceField(search.price_max)}
    prefix="¥"
    clean={cleanAmountTyping}
    settle={cleanAmount}
    onCommit={(from, to) => onChange(priceRange(from, to))}
  />
)
