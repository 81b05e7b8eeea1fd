import { useState, type ReactNode } from 'react'
import { rangeInputs } from '#styled-system/recipes/range-inputs.js'
import { TextField } from './text-field.tsx'

export interface RangeInputsProps {
  label: string
  fromLabel: string
  toLabel: string
  from: string
  to: string
  prefix?: ReactNode
  /** Cleans what is typed, key by key, e.g. the rule of amounts. */
  clean?: (text: string) => string
  /** Cleans what was typed when a field is left. */
  settle?: (text: string) => string
  /** On Enter or on leaving, when something has changed. */
  onCommit: (from: string, to: string) => void
}

/** Two fields, from and to. What is typed is kept here until it is committed. */
export function RangeInputs({
  label,
  fromLabel,
  toLabel,
  from,
  to,
  prefix,
  clean = (text) => text,
  settle = (text) => text,
  onCommit,
}: RangeInputsProps) {
  const styles = rangeInputs()
  const [draft, setDraft] = useState({ from, to })
  const [given, setGiven] = useState({ from, to })
  // A filter that was taken off elsewhere empties its field here. The other field keeps what is being typed into it.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setDraft({ from: given.from === from ? draft.from : from, to: given.to === to ? draft.to : to })
  }
  const commit = () => {
    const settled = { from: settle(draft.from), to: settle(draft.to) }
    setDraft(settled)
    if (settled.from !== from || settled.to !== to) onCommit(settled.from, settled.to)
  }
  const field = (name: string, key: 'from' | 'to') => (
    <TextField
      label={name}
      isLabelHidden
      placeholder={name}
      size="sm"
      isNumeric
      inputMode="decimal"
      autoComplete="off"
      prefix={prefix}
      value={draft[key]}
      onChange={(event) => setDraft({ ...draft, [key]: clean(event.target.value) })}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
  return (
    <fieldset className={styles.root} aria-label={label}>
      <div className={styles.fields}>
        {field(fromLabel, 'from')}
        {field(toLabel, 'to')}
      </div>
    </fieldset>
  )
}
