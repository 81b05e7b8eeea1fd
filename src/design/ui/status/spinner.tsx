import { spinner, type SpinnerVariants } from '#styled-system/recipes/spinner.js'

export interface SpinnerProps extends SpinnerVariants {
  /** Announced by screen readers; without it the spinner is decorative. */
  label?: string
}

export function Spinner({ label, ...variants }: SpinnerProps) {
  return (
    <span
      data-spinner=""
      className={spinner(variants)}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
