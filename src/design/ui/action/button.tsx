import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { Spinner } from '../status/spinner.tsx'

type Look = Pick<ButtonVariants, 'look' | 'size' | 'isFull' | 'mayWrap'>

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  icon?: ReactNode
  /** Busy: keeps its width, shows a spinner, ignores clicks. */
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look,
  size,
  isFull,
  mayWrap,
  icon,
  isLoading,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={button({ look, size, isFull, mayWrap, isLoading })}
      // A `disabled` button would lose focus, and keyboard users their place.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon}
      <span>{children}</span>
      {isLoading && <Spinner isOver />}
    </button>
  )
}

export interface LinkButtonProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string
  icon?: ReactNode
}

export function LinkButton({ look, size, isFull, mayWrap, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a className={button({ look, size, isFull, mayWrap })} {...rest}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
