import { useId } from 'react'
import { maxBargainSet, maxJobItems, maxTopped } from '#contract/words.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { Button } from '#design/ui/action/button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { outsideWords, selectedWords, type Selected } from '#features/trading/list/selectable-list.tsx'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'
import { refreshListingsMutation, topListingsMutation } from '../mutations.ts'
import { refreshInTurn } from './refresh-in-turn.ts'

interface SellingBarProps {
  selected: Selected<SellingItem>
  isBusy: boolean
  onNote: (item: SellingItem) => void
  onRetry: (items: readonly SellingItem[]) => void
  onTakeDown: (items: readonly SellingItem[]) => void
  onReprice: (items: readonly SellingItem[]) => void
  onRule: (items: readonly SellingItem[]) => void
  onKeepRule: (items: readonly SellingItem[]) => void
  onBargaining: (items: readonly SellingItem[]) => void
}

const refreshes = { refresh: [sellingKeys.lists()] }

/** The actions on the selected listings. */
export function SellingBar(props: SellingBarProps) {
  const { selected, onNote, onRetry, onTakeDown, onReprice, onRule, onKeepRule, onBargaining } = props
  const { rows: items, clear } = selected
  const isBusy = props.isBusy || selected.isReading
  const [only] = items.length === 1 ? items : []
  const failed = items.filter(({ listing }) => listing.state === 'failed')
  const onSale = items.filter(({ listing }) => listing.state === 'on_sale')
  const isTooManyByRule = items.length > maxJobItems
  const tooManyId = useId()
  const byRule = {
    disabled: isBusy || isTooManyByRule,
    ...(isTooManyByRule && { 'aria-describedby': tooManyId }),
  }
  const isTopped = onSale.length > 0 && onSale.every(({ listing }) => listing.topped_until !== null)
  const isTooManyToTop = onSale.length > maxTopped
  const isTooManyToSet = onSale.length > maxBargainSet
  const idsOf = (some: readonly SellingItem[]) => some.map(({ listing }) => listing.listing_id)
  const top = useIdempotentMutation(topListingsMutation(), {
    ...refreshes,
    onDone: () => toast({ text: isTopped ? m.selling_untop_done() : m.selling_top_done(), tone: 'positive' }),
  })
  const refresh = useIdempotentMutation(refreshListingsMutation(), refreshes)
  const refreshAll = async () => {
    const done = await refreshInTurn(
      onSale.map(({ listing }) => listing),
      marketTime() / 1000,
      refresh.send,
    )
    const counts = { done: formatNumber(done), count: formatNumber(onSale.length) }
    if (done > 0) toast({ text: m.selling_refresh_done(counts), tone: 'positive' })
  }
  return (
    <SelectionBar
      label={selectedWords(selected)}
      note={outsideWords(selected)}
      sum={m.selling_sum({
        sum: formatMoney(sumOf(items.map(({ listing }) => listing.price))),
        net: formatMoney(sumOf(items.map(({ listing }) => listing.net))),
      })}
      warning={isTooManyByRule ? m.selling_rule_too_many({ count: formatNumber(maxJobItems) }) : undefined}
      warningId={tooManyId}
      onClear={clear}
    >
      {only && <Button onClick={() => onNote(only)}>{m.selling_note()}</Button>}
      {onSale.length > 0 && (
        <>
          <Button isLoading={refresh.isBusy} onClick={() => void refreshAll()}>
            {m.selling_refresh()}
          </Button>
          <Button
            disabled={isTooManyToTop}
            isLoading={top.isBusy}
            onClick={() => void top.send({ listing_ids: idsOf(onSale), is_topped: !isTopped })}
          >
            {isTooManyToTop ? m.selling_top_most({ count: maxTopped }) : isTopped ? m.selling_untop() : m.selling_top()}
          </Button>
          <Button disabled={isBusy || isTooManyToSet} onClick={() => onBargaining(onSale)}>
            {isTooManyToSet ? m.selling_bargaining_most({ count: maxBargainSet }) : m.selling_bargaining()}
          </Button>
        </>
      )}
      {failed.length > 0 && (
        <Button isLoading={isBusy} onClick={() => onRetry(failed)}>
          {m.selling_retry()}
        </Button>
      )}
      <MoneyButton {...byRule} onClick={() => onKeepRule(items)}>
        {m.selling_keep_rule()}
      </MoneyButton>
      <MoneyButton {...byRule} onClick={() => onRule(items)}>
        {m.selling_rule()}
      </MoneyButton>
      <Button look="danger" disabled={isBusy} onClick={() => onTakeDown(items)}>
        {m.selling_take_down()}
      </Button>
      <MoneyButton look="primary" disabled={isBusy} onClick={() => onReprice(items)}>
        {m.selling_reprice()}
      </MoneyButton>
    </SelectionBar>
  )
}
