import { useSyncExternalStore } from 'react'

/** What a refusal shows over the page, one at a time. */
export type Notice =
  | { show: 'dialog' | 'support'; text: string }
  | { show: 'settings'; text: string }
  /** The trade preparation; `text` is the refusal that brought it up, if any. */
  | { show: 'preparation'; text?: string; purchase?: HeldPurchase }

/** A purchase on hold until the preparation ends. */
export interface HeldPurchase {
  /** Called when everything is done, or when the person closes the checklist early. */
  onEnd: (isReady: boolean) => void
}

let shown: Notice | null = null
const listeners = new Set<() => void>()

export function showNotice(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

/** Shows the checklist unless it is already shown, possibly for a held purchase. */
export function showPreparation() {
  if (shown?.show !== 'preparation') showNotice({ show: 'preparation' })
}

/** Hides the checklist if it is shown for this purchase. */
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
