import { useSyncExternalStore } from 'react'

/** What lies over the page because of a refusal, one at a time. */
export type Notice =
  | { show: 'dialog'; text: string }
  | { show: 'settings'; text: string }
  /** The trade preparation; `text` is why it is shown, if a refusal brought it up. */
  | { show: 'preparation'; text?: string }

let shown: Notice | null = null
const listeners = new Set<() => void>()

export function showNotice(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
