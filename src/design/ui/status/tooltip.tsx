import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react'
import { tooltip, type TooltipVariants } from '#styled-system/recipes/tooltip.js'

export interface TooltipProps extends TooltipVariants {
  text: ReactNode
  /** The text repeats the control's name, so it is not exposed as its description as well. */
  isName?: boolean
  /** A single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shown by CSS alone; the script only lets Escape dismiss it. */
export function Tooltip({ text, isName, children, ...variants }: TooltipProps) {
  const id = useId()
  const [isHushed, setHushed] = useState(false)
  const styles = tooltip(variants)
  const reset = () => setHushed(false)
  return (
    <span
      className={styles.root}
      data-hushed={isHushed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setHushed(true)}
      onPointerLeave={reset}
      onBlur={reset}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip} aria-hidden={isName || undefined}>
        {text}
      </span>
    </span>
  )
}
