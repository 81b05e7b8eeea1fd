import { useId, type ReactNode } from 'react'
import { segmented, type SegmentedVariants } from '#styled-system/recipes/segmented.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { Radio } from './radio.tsx'
import { useChosen } from './use-chosen.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** Shown in place of the label, which remains the accessible name. */
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedProps<Value extends string> extends SegmentedVariants {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons in a row. */
export function Segmented<Value extends string>({ label, options, value, onChange, ...look }: SegmentedProps<Value>) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  const styles = segmented(look)
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.icon ? option.label : undefined}>
          <Radio
            name={name}
            className={styles.input}
            checked={option.value === chosen}
            disabled={option.isDisabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span className={option.icon ? srOnly() : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
