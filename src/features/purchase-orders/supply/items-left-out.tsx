import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { wantedList } from '#styled-system/recipes/wanted-list.js'
import { useInventoryPath } from './use-inventory-path.ts'

interface ItemsLeftOutProps {
  goodsId: string
  /** How many of my items are shown. */
  shown: number
  /** How many of them could be sold now. */
  count: number
}

/** Says that a list has only the first of my items, and where the others are sold. */
export function ItemsLeftOut({ goodsId, shown, count }: ItemsLeftOutProps) {
  const inventory = useInventoryPath(goodsId)
  if (count <= shown) return null
  return (
    <p className={wantedList().note}>
      {m.purchase_orders_first_items({ shown: formatNumber(shown), count: formatNumber(count) })}{' '}
      <a className={textLink()} href={inventory}>
        {m.purchase_orders_in_inventory()}
      </a>
    </p>
  )
}
