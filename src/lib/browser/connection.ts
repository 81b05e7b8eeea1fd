/**
 * Whether the browser reports that it is offline. Always false on the server; a browser that claims to be online may be
 * wrong.
 */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** Notifies when the browser goes offline or online. Returns the unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
