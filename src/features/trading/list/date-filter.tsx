import { useState } from 'react'
import { TextField } from '#design/ui/form/text-field.tsx'

interface DateFilterProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/**
 * A calendar day, or none. While a year is typed, the value passes through 0002, 0020 and so on; such a day is not a
 * filter yet.
 */
export function DateFilter({ label, value = '', min = '2020-01-01', max, onChange }: DateFilterProps) {
  const [draft, setDraft] = useState(value)
  const [given, setGiven] = useState(value)
  // Clear the field when the filter was removed elsewhere.
  if (given !== value) {
    setGiven(value)
    setDraft(value)
  }
  return (
    <TextField
      type="date"
      label={label}
      isLabelHidden
      prefix={<span aria-hidden="true">{label}</span>}
      size="sm"
      isNumeric
      min={min}
      max={max}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value === '' || target.value.startsWith('20')) onChange(target.value || undefined)
      }}
    />
  )
}
