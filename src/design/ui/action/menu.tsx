import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { menu, type MenuVariants } from '#styled-system/recipes/menu.js'

/** How long the menu stays open after the pointer has left it, in milliseconds. */
const hideDelay = 400

const CloseContext = createContext<() => void>(() => {})

export interface MenuProps extends MenuVariants {
  /** Renders the button that opens it, with these props. */
  trigger: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode
  children: ReactNode
}

/** A list of links and actions behind a button: opens on hover or click, closes on Escape, on leaving it, or on a
 * choice. */
export function Menu({ trigger, children, align }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const styles = menu({ align })
  useEffect(() => () => clearTimeout(timer.current), [])
  // A touch outside neither leaves the menu nor, on Safari, takes the focus from it.
  useEffect(() => {
    if (!isOpen) return
    const touch = ({ target }: PointerEvent) => root.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('pointerdown', touch)
    return () => document.removeEventListener('pointerdown', touch)
  }, [isOpen])

  const open = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const closeSoon = () => {
    timer.current = setTimeout(() => setOpen(false), hideDelay)
  }
  const keyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    } else if (isOpen && !hasModifier(event) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      // Wraps around: ArrowUp from the first item, or without a focused one, goes to the last.
      items.at(event.key === 'ArrowDown' ? (at + 1) % items.length : Math.max(at, 0) - 1)?.focus()
    }
  }
  const blur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
      onKeyDown={keyDown}
      onBlur={blur}
    >
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(true) })}
      <div id={id} className={styles.list} hidden={!isOpen}>
        <CloseContext value={() => setOpen(false)}>{children}</CloseContext>
      </div>
    </div>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
}

export function MenuLink({ icon, children, href }: MenuItemProps & { href: string }) {
  const close = useContext(CloseContext)
  const styles = menu()
  return (
    <a href={href} className={styles.item} data-menu-item="" onClick={close}>
      {icon && <span className={styles.mark}>{icon}</span>}
      {children}
    </a>
  )
}

export function MenuAction({ icon, children, onSelect }: MenuItemProps & { onSelect: () => void }) {
  const close = useContext(CloseContext)
  const styles = menu()
  return (
    <button
      type="button"
      className={styles.item}
      data-menu-item=""
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {icon && <span className={styles.mark}>{icon}</span>}
      {children}
    </button>
  )
}

export const MenuDivider = () => <hr className={menu().divider} />

export const MenuHeading = ({ children }: { children: ReactNode }) => <div className={menu().heading}>{children}</div>
