import { lazy, type ComponentType } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

let use: Promise<void> | undefined

/** Resolves when the visitor first moves, touches or types anything on the page. */
const firstUse = () =>
  (use ??= new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  }))

/** Whether this page came from the server as it stands, and not by a step inside the browser. */
function isAsServed(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  return served !== undefined && new URL(served.name, location.href).pathname === location.pathname
}

/** A part of a page that is whole as the server has written it: its code is fetched when somebody begins to use the page. Put it
 * into a memo with a Suspense of its own, so that no update reaches it before it has come alive. */
export const lazyOnUse = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    if (typeof document !== 'undefined' && isAsServed()) await firstUse()
    return load()
  })
