import { Badge } from '#design/ui/data/badge.tsx'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { statusTones, statusWords } from './describe-status.ts'
import type { ShownItem } from './model.ts'

/** An item's status badge, with the asking price or the time from which it can be sold. */
export function ItemStatus({ item }: { item: ShownItem }) {
  const timeZone = useTimeZone()
  return <Badge tone={statusTones[item.status]}>{statusWords(item, timeZone)}</Badge>
}
