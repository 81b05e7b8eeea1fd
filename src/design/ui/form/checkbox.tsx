import { useEffect, type InputHTMLAttributes, type ReactNode } from 'react'
import { checkbox } from '#styled-system/recipes/checkbox.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { CheckIcon, MinusIcon } from '../icon/icons.tsx'
import { useEarlyPress } from './use-early-press.ts'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode
  /** For screen readers only, for example in a table row. */
  isLabelHidden?: boolean
  /** The number of matches, at the end of the line. */
  count?: ReactNode
  /** Indeterminate: part of what it stands for is selected. */
  isPartly?: boolean
}

// Always the same elements: a list renders a screen full of checkboxes when everything in it is selected.
const { tick } = checkbox()
const check = <CheckIcon size={16} strokeWidth={3} className={tick} />
const minus = <MinusIcon size={16} strokeWidth={3} className={tick} />

export function Checkbox({ label, isLabelHidden, count, isPartly = false, ...input }: CheckboxProps) {
  const ref = useEarlyPress(input.checked)
  const styles = checkbox()
  // `indeterminate` has no attribute; it can only be set on the element.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly
  }, [ref, isPartly])
  return (
    <label className={styles.root}>
      <input ref={ref} type="checkbox" autoComplete="off" className={styles.box} {...input} />
      {isPartly ? minus : check}
      <span className={isLabelHidden ? srOnly() : styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
