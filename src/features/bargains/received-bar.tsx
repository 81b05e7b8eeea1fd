import { useQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { Button } from '#design/ui/action/button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { outsideWords, selectedWords, type Selected } from '#features/trading/list/selectable-list.tsx'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { preloadAnswer, type Asked } from './answer-bargains.tsx'
import { bestOffers } from './model.ts'

interface ReceivedBarProps {
  selected: Selected<BargainView>
  onAsk: (asked: Asked) => void
}

/** The selected bargains that await an answer, and the possible answers. */
export function ReceivedBar({ selected, onAsk }: ReceivedBarProps) {
  const { rows: bargains, isReading } = selected
  const ask = (kind: Asked['kind']) => () => onAsk({ kind, bargains })
  const { data: terms } = useQuery(termsQuery())
  const best = bestOffers(bargains)
  const prices = best.map(({ price }) => price)
  const split = terms && netOfAll(prices, terms.fee_basis_points)
  const aim = { disabled: isReading, onPointerEnter: preloadAnswer, onFocus: preloadAnswer }
  return (
    <SelectionBar
      label={selectedWords(selected, m.bargains_selected_all)}
      note={outsideWords(selected)}
      sum={m.bargains_sum({
        sum: formatMoney(sumOf(prices)),
        listed: formatMoney(sumOf(best.map(({ listing_price }) => listing_price))),
        net: split ? formatMoney(split.net) : '…',
      })}
      onClear={selected.clear}
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
