import { LinkButton } from '#design/ui/action/button.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import * as m from '#paraglide/messages.js'
import { useInventoryPath } from './use-inventory-path.ts'

/** Says that none of my items of a goods can be sold now, and leads to where they are, and where they are synced. */
export function NothingToSupply({ goodsId }: { goodsId: string }) {
  const inventory = useInventoryPath(goodsId)
  return (
    <EmptyState
      isCompact
      title={m.purchase_orders_supply_none()}
      text={m.purchase_orders_supply_none_text()}
      action={<LinkButton href={inventory}>{m.purchase_orders_supply_none_inventory()}</LinkButton>}
    />
  )
}
