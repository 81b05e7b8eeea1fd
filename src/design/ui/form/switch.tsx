import { useId, type ReactNode } from 'react'
import { switchControl } from '#styled-system/recipes/switch-control.js'

export interface SwitchProps {
  label: ReactNode
  /** What switching it on does. */
  text?: ReactNode
  isOn: boolean
  isDisabled?: boolean
  /** Ignores clicks and keeps the focus. */
  isBusy?: boolean
  onChange: (isOn: boolean) => void
}

/** A toggle that takes effect at once, without saving. The whole line is clickable. */
export function Switch({ label, text, isOn, isDisabled, isBusy, onChange }: SwitchProps) {
  const id = useId()
  const styles = switchControl()
  return (
    <label className={styles.root} htmlFor={id}>
      <span className={styles.words}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {text && (
          <span id={`${id}text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}label`}
        aria-describedby={text ? `${id}text` : undefined}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        className={styles.control}
        onClick={() => !isBusy && onChange(!isOn)}
      />
    </label>
  )
}
