import { useSyncExternalStore } from 'react'

/** What a refusal shows over the page, one at a time. */
export type Notice =
  | { show: 'dialog' | 'support'; text: string }
  /** The way to the settings, where the platform account is mended. */
  | { show: 'settings'; text: string; held?: HeldAction }
  /** The trade preparation; `text` is the refusal that brought it up, if any. */
  | { show: 'preparation'; text?: string; held?: HeldAction }

/** An action on hold while a notice says what it lacks. */
export interface HeldAction {
  /**
   * Called when everything is done, or when the person closes the notice early, but not if they follow it elsewhere.
   */
  onEnd: (isReady: boolean) => void
}

/** What the notice holds up, if anything. */
const heldBy = (notice: Notice | null) => (notice && 'held' in notice ? notice.held : undefined)

let shown: Notice | null = null
const listeners = new Set<() => void>()

export function showNotice(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

/** Shows the checklist unless it is already shown, or another notice says what a held action lacks. */
export function showPreparation() {
  if (shown?.show !== 'preparation' && !heldBy(shown)) showNotice({ show: 'preparation' })
}

/** Hides the notice that holds up this action. */
export function dropHeld(held: HeldAction) {
  if (heldBy(shown) === held) showNotice(null)
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
