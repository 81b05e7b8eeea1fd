import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Text that is being written, kept in this tab until it is sent: a session that ends in the middle, or a page left by mistake,
 * does not take it along. `owner` keeps it from whoever signs in next. */
export function useDraft(owner: string, place: string) {
  const name = `draft:${owner}:${place}`
  const text = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(name) ?? '',
    () => '',
  )
  const write = (value: string) => {
    if (value) sessionStorage.setItem(name, value)
    else sessionStorage.removeItem(name)
    for (const listener of listeners) listener()
  }
  return [text, write] as const
}
