import { useSyncExternalStore } from 'react'

/** What lies over the page because of a refusal, one at a time. */
export type Notice =
  | { show: 'dialog'; text: string }
  | { show: 'settings'; text: string }
  /** The trade preparation; `text` is why it is shown, if a refusal brought it up. */
  | { show: 'preparation'; text?: string; purchase?: HeldPurchase }

/** A purchase that waits for the preparation. */
export interface HeldPurchase {
  /** All is done, or the person has closed the checklist before. */
  onEnd: (isReady: boolean) => void
}

let shown: Notice | null = null
const listeners = new Set<() => void>()

export function showNotice(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

/** Shows the checklist, unless it is there: with a purchase that waits for it, say. */
export function showPreparation() {
  if (shown?.show !== 'preparation') showNotice({ show: 'preparation' })
}

/** Takes away what is shown for this purchase, if it is. */
export function dropHeld(purchase: HeldPurchase) {
  if (shown?.show === 'preparation' && shown.purchase === purchase) showNotice(null)
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
