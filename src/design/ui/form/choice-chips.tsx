import { useId, type ReactNode } from 'react'
import { choiceChips } from '#styled-system/recipes/choice-chips.js'
import { Radio } from './radio.tsx'
import { useChosen } from './use-chosen.ts'

export interface ChoiceChipsProps<Value extends string> {
  /** What the choice is about, above the chips. */
  label: ReactNode
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons that look like chips and wrap, where a select would hide the options. */
export function ChoiceChips<Value extends string>({ label, options, value, onChange }: ChoiceChipsProps<Value>) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  const styles = choiceChips()
  return (
    <fieldset className={styles.root}>
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
    </fieldset>
  )
}
