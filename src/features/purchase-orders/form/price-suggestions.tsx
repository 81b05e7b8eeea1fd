import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import type { Standing } from '#features/listings/standing.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { priceChoicesOf, type PriceChoices } from './price-choices.ts'
import { highestOfOthersQuery } from '../queries.ts'

const names: Record<keyof PriceChoices, (inputs: { price: string }) => string> = {
  outbid: m.purchase_orders_take_outbid,
  highest: m.purchase_orders_take_highest,
  lowest: m.purchase_orders_take_lowest,
  reference: m.purchase_orders_take_reference,
}
const order = Object.keys(names) as (keyof PriceChoices)[]

interface PriceSuggestionsProps {
  marketKey: MarketKey
  standing: Standing
  onTake: (price: string) => void
}

/** One-click prices from the market. */
export function PriceSuggestions({ marketKey, standing, onTake }: PriceSuggestionsProps) {
  const { data } = useQuery(highestOfOthersQuery(marketKey))
  const choices = priceChoicesOf(standing, data)
  return (
    <div className={moneyDialog().quick} role="group" aria-label={m.purchase_orders_take()}>
      {order.map((one) => {
        const price = choices[one]
        return (
          price !== null && (
            <Button key={one} size="sm" onClick={() => onTake(price)}>
              {names[one]({ price: formatMoney(price) })}
            </Button>
          )
        )
      })}
    </div>
  )
}
