import { useState, type ReactNode } from 'react'
import { rangeInputs } from '#styled-system/recipes/range-inputs.js'
import { TextField } from './text-field.tsx'

export interface RangeInputsProps {
  /** Not needed where a group around them is named already. */
  label?: string | undefined
  fromLabel: string
  toLabel: string
  /** Shown in the empty fields where their labels would be cut. */
  hints?: readonly [from: string, to: string]
  from: string
  to: string
  prefix?: ReactNode
  /** Sanitizes the input on every keystroke, for example as an amount. */
  clean?: (text: string) => string
  /** Sanitizes the input on blur. */
  settle?: (text: string) => string
  /** What is wrong with the input of a field, if anything: it is told instead of committed. */
  errorOf?: (text: string) => string | undefined
  /** Called on Enter or on leaving the fields, if something has changed. */
  onCommit: (from: string, to: string) => void
}

/** Two fields, from and to. Holds the input as a draft until it is committed. */
export function RangeInputs({
  label,
  fromLabel,
  toLabel,
  hints = [fromLabel, toLabel],
  from,
  to,
  prefix,
  clean = (text) => text,
  settle = (text) => text,
  errorOf = () => undefined,
  onCommit,
}: RangeInputsProps) {
  const styles = rangeInputs()
  const [draft, setDraft] = useState({ from, to })
  const [errors, setErrors] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  const [given, setGiven] = useState({ from, to })
  // A filter cleared elsewhere also clears its field here. The other field keeps its draft.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setDraft({ from: given.from === from ? draft.from : from, to: given.to === to ? draft.to : to })
    setErrors({ ...(given.from === from && { from: errors.from }), ...(given.to === to && { to: errors.to }) })
  }
  const commit = () => {
    const settled = { from: settle(draft.from), to: settle(draft.to) }
    // What was given may be spelled as nobody types it: 1e-7.
    const found = {
      from: settled.from === from ? undefined : errorOf(settled.from),
      to: settled.to === to ? undefined : errorOf(settled.to),
    }
    setDraft(settled)
    setErrors(found)
    if (found.from || found.to) return
    if (settled.from !== from || settled.to !== to) onCommit(settled.from, settled.to)
  }
  const field = (name: string, hint: string, key: 'from' | 'to') => (
    <TextField
      label={name}
      isLabelHidden
      placeholder={hint}
      size="sm"
      isNumeric
      inputMode="decimal"
      autoComplete="off"
      prefix={prefix}
      error={errors[key]}
      value={draft[key]}
      onChange={(event) => {
        setErrors({ ...errors, [key]: undefined })
        setDraft({ ...draft, [key]: clean(event.target.value) })
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
  const fields = (
    <div className={styles.fields}>
      {field(fromLabel, hints[0], 'from')}
      {field(toLabel, hints[1], 'to')}
    </div>
  )
  if (!label) return fields
  return (
    <fieldset className={styles.root} aria-label={label}>
      {fields}
    </fieldset>
  )
}
