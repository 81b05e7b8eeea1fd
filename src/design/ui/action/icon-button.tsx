import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { Tooltip } from '../status/tooltip.tsx'

export interface IconButtonProps
  extends
    Pick<ButtonVariants, 'look' | 'size'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** What the button does: its accessible name and the tooltip's text. */
  label: string
  icon: ReactNode
  /** For places where a tooltip would be in the way. */
  isTooltipHidden?: boolean
  tooltipAlign?: 'center' | 'end'
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  look = 'ghost',
  size,
  isTooltipHidden,
  tooltipAlign,
  ...rest
}: IconButtonProps) {
  const control = (
    <button type="button" aria-label={label} className={button({ look, size, isSquare: true })} {...rest}>
      {icon}
    </button>
  )
  if (isTooltipHidden) return control
  return (
    <Tooltip text={label} isName align={tooltipAlign}>
      {control}
    </Tooltip>
  )
}
