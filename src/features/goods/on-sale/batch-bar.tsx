import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { balancesQuery } from '#features/balance/queries.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { sessionQuery } from '#features/session/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsMarket } from '#styled-system/recipes/goods-market.js'
import { text } from '#styled-system/recipes/text.js'
import { maxBatch } from '../search.ts'
import { totalOf } from './selection.ts'
import type { SelectionState } from './use-selection.ts'

export interface BatchBarProps {
  selected: SelectionState
  onBuy: () => void
  onAim: () => void
}

/** What is chosen, what it comes to, and what there is to spend. */
export default function BatchBar({ selected, onBuy, onAim }: BatchBarProps) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: balances } = useQuery({ ...balancesQuery(), enabled: !!session, meta: { quiet: true } })
  const styles = goodsMarket()
  const { size } = selected.selection
  const total = formatMoney(totalOf(selected.selection.values()))
  return (
    <div className={styles.sum}>
      <p className={styles.sumText} role="status">
        <strong className={text({ weight: 'semibold' })}>{m.goods_selected({ count: size })}</strong>
        <span className={text({ tone: 'muted' })}>
          {total}
          {session && balances && ` · ${m.goods_selected_balance({ balance: formatMoney(balances.available) })}`}
        </span>
        {selected.isFull && (
          <span className={text({ tone: 'warning', size: 'sm' })}>{m.goods_selection_full({ max: maxBatch })}</span>
        )}
      </p>
      <div className={styles.sumTools}>
        <Button look="ghost" onClick={selected.clear}>
          {m.goods_selection_clear()}
        </Button>
        <MoneyButton look="primary" onPointerEnter={onAim} onFocus={onAim} onClick={onBuy}>
          {size === 1 ? m.goods_buy_for({ total }) : m.goods_buy_many({ count: size, total })}
        </MoneyButton>
      </div>
    </div>
  )
}
