import { Badge } from '#design/ui/data/badge.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { statusTones, statusWords } from './describe-status.ts'

/** An item's status badge, with the asking price or the time from which it can be sold. */
export function ItemStatus({ item }: { item: InventoryItem }) {
  const timeZone = useTimeZone()
  return <Badge tone={statusTones[item.status]}>{statusWords(item, timeZone)}</Badge>
}
