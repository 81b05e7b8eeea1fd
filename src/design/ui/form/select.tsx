import type { SelectHTMLAttributes } from 'react'
import { select, type SelectVariants } from '#styled-system/recipes/select.js'
import { ChevronDownIcon } from '../icon/icons.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectProps<Value extends string>
  extends
    SelectVariants,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'size' | 'value' | 'onChange' | 'children'> {
  /** The accessible name. Omit it inside a `Field`, whose label names the control. */
  label?: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** The native select: the best choice on phones, and it costs no code. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  size,
  isFull,
  ...rest
}: SelectProps<Value>) {
  const styles = select({ size, isFull })
  return (
    <span className={styles.root}>
      <select
        className={styles.control}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.arrow} />
    </span>
  )
}
