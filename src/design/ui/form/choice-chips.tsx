import { useId, type ReactNode } from 'react'
import { choiceChips } from '#styled-system/recipes/choice-chips.js'
import { Radio } from './radio.tsx'
import { useChosen } from './use-chosen.ts'

export interface ChoiceChipsProps<Value extends string> {
  /** What the choice is about, above the chips. */
  label: ReactNode
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  /** Undefined until one is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
}

/** Radio buttons that look like chips and wrap, where a select would hide the options. */
export function ChoiceChips<Value extends string>({ label, options, value, onChange, error }: ChoiceChipsProps<Value>) {
  const name = useId()
  const [chosen, choose] = useChosen<Value | undefined, Value>(value, onChange)
  const styles = choiceChips()
  return (
    <fieldset
      className={styles.root}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      data-invalid={error === undefined ? undefined : ''}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <Radio
              name={name}
              className={styles.input}
              checked={option.value === chosen}
              disabled={option.isDisabled}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
