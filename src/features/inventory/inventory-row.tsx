import { memo } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import type { OnSelect } from '#features/trading/list/row-selection.tsx'
import * as m from '#paraglide/messages.js'
import { failureWords } from './describe-status.ts'
import { ItemStatus } from './item-status.tsx'
import { isSellable } from './model.ts'

export interface InventoryEntryProps {
  item: InventoryItem
  /** The address of its sheet. */
  href: string
  onSelect: OnSelect
  onOpen: (id: string) => void
  /** Opens the listing sheet for these items. */
  onList: (items: readonly InventoryItem[]) => void
}

/** One of the user's items as a row. */
export const InventoryRow = memo(function InventoryRow(props: InventoryEntryProps) {
  const { item, href, onSelect, onOpen, onList } = props
  const { asset_id, goods_info: info, asset, lowest_price, highest_purchase_price, reference_price, cost } = item
  const canSell = isSellable(item)
  return (
    <ItemRow
      id={asset_id}
      info={info}
      asset={asset}
      href={href}
      onOpen={onOpen}
      badge={!canSell && <ItemStatus item={item} />}
      cells={[
        { label: m.inventory_reference(), value: amountOf(reference_price) },
        { label: m.inventory_lowest(), value: amountOf(lowest_price) },
        { label: m.inventory_highest_order(), value: amountOf(highest_purchase_price) },
        { label: m.inventory_cost(), value: amountOf(cost) },
      ]}
      actions={
        canSell ? (
          <MoneyButton size="sm" aria-label={m.inventory_list_of({ name: info.name })} onClick={() => onList([item])}>
            {m.inventory_list()}
          </MoneyButton>
        ) : (
          <Button
            size="sm"
            look="ghost"
            aria-label={m.inventory_open_of({ name: info.name })}
            onClick={() => onOpen(asset_id)}
          >
            {m.inventory_open()}
          </Button>
        )
      }
      note={failureWords(item) ?? item.remark ?? undefined}
      onSelect={canSell ? onSelect : undefined}
    />
  )
})

const amountOf = (amount: string | null) => (amount === null ? '—' : <Price amount={amount} tone="muted" size="sm" />)
