import { useQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { Button } from '#design/ui/action/button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { preloadAnswer, type Asked } from './answer-bargains.tsx'
import { bestOffers } from './model.ts'

interface ReceivedBarProps {
  bargains: readonly BargainView[]
  onAsk: (asked: Asked) => void
  onClear: () => void
}

/** The selected bargains that await an answer, and the possible answers. */
export function ReceivedBar({ bargains, onAsk, onClear }: ReceivedBarProps) {
  const ask = (kind: Asked['kind']) => () => onAsk({ kind, bargains })
  const { data: terms } = useQuery(termsQuery())
  const best = bestOffers(bargains)
  const prices = best.map(({ price }) => price)
  const split = terms && netOfAll(prices, terms.fee_basis_points)
  const aim = { onPointerEnter: preloadAnswer, onFocus: preloadAnswer }
  return (
    <SelectionBar
      label={m.trading_selected({ count: formatNumber(bargains.length) })}
      sum={m.bargains_sum({
        sum: formatMoney(sumOf(prices)),
        listed: formatMoney(sumOf(best.map(({ listing_price }) => listing_price))),
        net: split ? formatMoney(split.net) : '…',
      })}
      onClear={onClear}
    >
      <Button look="danger" {...aim} onClick={ask('refuse')}>
        {m.bargains_refuse()}
      </Button>
      <MoneyButton {...aim} onClick={ask('counter')}>
        {m.bargains_counter_action()}
      </MoneyButton>
      <MoneyButton look="primary" {...aim} onClick={ask('accept')}>
        {m.bargains_accept()}
      </MoneyButton>
    </SelectionBar>
  )
}
