import { spinner, type SpinnerVariants } from '#styled-system/recipes/spinner.js'

export interface SpinnerProps extends SpinnerVariants {
  /** Said to screen readers; without it the spinner is decoration. */
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
