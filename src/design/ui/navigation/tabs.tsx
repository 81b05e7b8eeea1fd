import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { centreInStrip } from './centre-in-strip.ts'
import { tabs, type TabsVariants } from '#styled-system/recipes/tabs.js'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** The number of entries behind the tab. */
  count?: ReactNode
}

export interface TabsProps<Value extends string> extends TabsVariants {
  /** The accessible name of the tab list. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs and the panel of the selected one. Arrow keys select a tab; the Tab key goes on to the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, children, size }: TabsProps<Value>) {
  const id = useId()
  const styles = tabs({ size })
  const tabId = (tab: Value) => `${id}tab-${tab}`

  const move = (event: KeyboardEvent) => {
    const step = hasModifier(event) ? undefined : steps[event.key]
    const next =
      step &&
      items[
        step(
          // Starts from the focused tab, not the selected one: a selection kept in the address lags behind the focus.
          items.findIndex((item) => tabId(item.value) === (event.target as Element).id),
          items.length - 1,
        )
      ]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.value))?.focus()
    onChange(next.value)
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item.value)}
            aria-selected={item.value === value}
            aria-controls={`${id}panel`}
            tabIndex={item.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={tabId(value)} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </>
  )
}

export interface LinkTabsProps extends TabsVariants {
  label: string
  items: readonly { href: string; label: ReactNode; count?: ReactNode; isCurrent: boolean }[]
}

/** Tabs that link to pages of their own. */
export function LinkTabs({ label, items, size }: LinkTabsProps) {
  const styles = tabs({ size })
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          className={styles.tab}
          aria-current={item.isCurrent ? 'page' : undefined}
          ref={item.isCurrent ? centreInStrip : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </a>
      ))}
    </nav>
  )
}
