import type { ReactNode } from 'react'
import { chip } from '#styled-system/recipes/chip.js'
import { CloseIcon } from '../icon/icons.tsx'

interface ChipBase {
  children: ReactNode
}

export interface RemovableChipProps extends ChipBase {
  /** Says what is removed: "Remove Covert". */
  removeLabel: string
  onRemove: () => void
}

/** One active filter, taken off by its cross. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  const styles = chip()
  return (
    <span className={styles.root}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <CloseIcon size={14} />
      </button>
    </span>
  )
}

export interface ChipLinkProps extends ChipBase {
  href: string
  isCurrent?: boolean
}

export function ChipLink({ children, href, isCurrent }: ChipLinkProps) {
  return (
    <a href={href} className={chip().root} aria-current={isCurrent || undefined}>
      {children}
    </a>
  )
}

export interface ChipToggleProps extends ChipBase {
  isPressed: boolean
  onToggle: () => void
}

export function ChipToggle({ children, isPressed, onToggle }: ChipToggleProps) {
  return (
    <button type="button" className={chip().root} aria-pressed={isPressed} onClick={onToggle}>
      {children}
    </button>
  )
}
