/** Whether the browser says that it has no network at all. The server always has one, and a browser that says it has one may be wrong. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** Tells when the browser loses its network or finds it again. Returns how to stop. */
export function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
