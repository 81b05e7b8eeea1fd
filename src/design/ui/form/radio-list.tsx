import { useId, type ReactNode } from 'react'
import { radioList } from '#styled-system/recipes/radio-list.js'
import { Radio } from './radio.tsx'
import { useChosen } from './use-chosen.ts'

export interface RadioOption<Value extends string | number> {
  value: Value
  label: ReactNode
  text?: ReactNode
}

export interface RadioListProps<Value extends string | number> {
  label: string
  options: readonly RadioOption<Value>[]
  value: Value
  isDisabled?: boolean
  onChange: (value: Value) => void
}

/** Radio buttons for a few options that need explaining, one line each. */
export function RadioList<Value extends string | number>({
  label,
  options,
  value,
  isDisabled,
  onChange,
}: RadioListProps<Value>) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  const styles = radioList()
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <Radio
            name={name}
            className={styles.control}
            aria-labelledby={`${name}${option.value}label`}
            aria-describedby={option.text ? `${name}${option.value}text` : undefined}
            checked={option.value === chosen}
            disabled={isDisabled}
            onChange={() => choose(option.value)}
          />
          <span className={styles.words}>
            <span id={`${name}${option.value}label`} className={styles.label}>
              {option.label}
            </span>
            {option.text && (
              <span id={`${name}${option.value}text`} className={styles.text}>
                {option.text}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
