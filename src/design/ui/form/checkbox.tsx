import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { checkbox } from '#styled-system/recipes/checkbox.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { CheckIcon, MinusIcon } from '../icon/icons.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode
  /** The label is read but not seen, e.g. in a row of a table. */
  isLabelHidden?: boolean
  /** How many there are of it, at the end of the line. */
  count?: ReactNode
  /** Part of what it stands for is chosen. */
  isPartly?: boolean
}

export function Checkbox({ label, isLabelHidden, count, isPartly = false, ...input }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  const styles = checkbox()
  // The half state has no attribute: it exists on the element alone.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly
  }, [isPartly])
  const Tick = isPartly ? MinusIcon : CheckIcon
  return (
    <label className={styles.root}>
      <input ref={ref} type="checkbox" className={styles.box} {...input} />
      <Tick size={16} strokeWidth={3} className={styles.tick} />
      <span className={isLabelHidden ? srOnly() : styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
