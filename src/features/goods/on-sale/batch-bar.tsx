import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { balancesQuery } from '#features/balance/queries.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { sessionQuery } from '#features/session/queries.ts'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { maxBatch, maxCompared } from '../search.ts'
import type { BatchState } from './use-batch.ts'

export interface BatchBarProps {
  selected: BatchState
  onBuy: () => void
  onAim: () => void
  onCompare: () => void
  onCompareAim: () => void
}

/** The selected listings, their total, and the available balance. */
export default function BatchBar({ selected, onBuy, onAim, onCompare, onCompareAim }: BatchBarProps) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: balances } = useQuery({ ...balancesQuery(), enabled: !!session, meta: { quiet: true } })
  const { size } = selected.selection
  const { put } = useCart()
  const [isPutting, setPutting] = useState(false)
  const putAll = async () => {
    setPutting(true)
    const listingIds = [...selected.selection.keys()]
    const isDone = await put(listingIds, true)
    setPutting(false)
    if (isDone) selected.drop(listingIds)
  }
  const total = formatMoney(sumOf(selected.selection.values()))
  return (
    <SelectionBar
      label={m.goods_selected({ count: size })}
      sum={
        session && balances
          ? `${total} · ${m.goods_selected_balance({ balance: formatMoney(balances.available) })}`
          : total
      }
      warning={selected.isFull ? m.goods_selection_full({ max: maxBatch }) : undefined}
      onClear={selected.clear}
    >
      {size > 1 && (
        <Button disabled={size > maxCompared} onPointerEnter={onCompareAim} onFocus={onCompareAim} onClick={onCompare}>
          {size > maxCompared ? m.goods_compare_most({ max: maxCompared }) : m.goods_compare()}
        </Button>
      )}
      <Button isLoading={isPutting} onClick={() => void putAll()}>
        {m.cart_put_selected()}
      </Button>
      <MoneyButton look="primary" onPointerEnter={onAim} onFocus={onAim} onClick={onBuy}>
        {size === 1 ? m.goods_buy_for({ total }) : m.goods_buy_many({ count: size, total })}
      </MoneyButton>
    </SelectionBar>
  )
}
