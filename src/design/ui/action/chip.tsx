import type { ReactNode } from 'react'
import { chip } from '#styled-system/recipes/chip.js'
import { CloseIcon } from '../icon/icons.tsx'
import { centreInStrip } from '../navigation/centre-in-strip.ts'

interface ChipBase {
  children: ReactNode
}

export interface RemovableChipProps extends ChipBase {
  /** The accessible name of the remove button, such as "Remove Covert". */
  removeLabel: string
  onRemove: () => void
}

/** An active filter with a button that removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  const styles = chip()
  return (
    <span className={styles.root}>
      <span className={styles.words}>{children}</span>
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
    <a
      ref={isCurrent ? centreInStrip : undefined}
      href={href}
      className={chip().root}
      aria-current={isCurrent || undefined}
    >
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
