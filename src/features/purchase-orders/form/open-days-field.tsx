import { openDayChoices } from '#contract/purchase-orders/bounds.ts'
import { Field } from '#design/ui/form/field.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { openText, type Draft } from './draft.ts'

interface OpenDaysFieldProps {
  openDays: Draft['openDays']
  /** When an existing purchase order closes, in seconds since the epoch. */
  closesAt: number | null
  onChange: (openDays: Draft['openDays']) => void
}

/** How long a purchase order is open: so many days, or as before if it exists. */
export function OpenDaysField({ openDays, closesAt, onChange }: OpenDaysFieldProps) {
  const timeZone = useTimeZone()
  const days = openDayChoices.map((count) => ({
    value: String(count),
    label: closesAt === null ? openText(count) : m.purchase_orders_from_now({ time: openText(count) }),
  }))
  const asBefore =
    closesAt === null
      ? []
      : [{ value: 'as before', label: m.purchase_orders_open_as_before({ time: formatDateTime(closesAt, timeZone) }) }]
  return (
    <Field label={closesAt === null ? m.purchase_orders_open_days() : m.purchase_orders_open_days_anew()}>
      {(control) => (
        <Select
          {...control}
          isFull
          options={[...asBefore, ...days]}
          value={String(openDays)}
          onChange={(value) => onChange(value === 'as before' ? value : Number(value))}
        />
      )}
    </Field>
  )
}
