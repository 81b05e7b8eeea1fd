const storageKey = 'amber.session-changed'

/** Tells this browser's other windows that somebody has signed in or out. */
export const tellOtherWindows = () => localStorage.setItem(storageKey, String(Date.now()))

/** Calls back when somebody has signed in or out in another window. Returns the unsubscribe function. */
export function onOtherWindow(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

const changedKey = 'amber.person-changed'

/**
 * Loads the page anew for the person who has signed in in another window, and has it say so. Dialogs in the address are
 * left out: a click meant for the first person's checkout must not pay with the other's money. No form can hold it up
 * by asking about what was typed.
 */
export function reloadForOther() {
  sessionStorage.setItem(changedKey, '1')
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(location.pathname)
}

/** Whether the page was loaded anew for another person. True once. */
export function wasReloadedForOther(): boolean {
  const was = sessionStorage.getItem(changedKey) !== null
  sessionStorage.removeItem(changedKey)
  return was
}
