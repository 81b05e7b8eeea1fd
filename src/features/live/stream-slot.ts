/** Over HTTP/1.1 a browser opens six connections to a site in all of its windows together; two are left for everything else. */
const slots = ['amber-stream-1', 'amber-stream-2', 'amber-stream-3', 'amber-stream-4']

/**
 * Calls `onTaken` once one of the slots that the browser's windows share is free: at once where there are no locks, which
 * is in old browsers and on pages without TLS. Returns a function that gives the slot back, or stops waiting for one.
 */
export function takeStreamSlot(onTaken: () => void): () => void {
  if (!('locks' in navigator)) {
    onTaken()
    return () => undefined
  }
  const waiting = new AbortController()
  const held = Promise.withResolvers<void>()
  const take = () => {
    // Another slot may have been free before this one.
    if (waiting.signal.aborted) return undefined
    onTaken()
    waiting.abort()
    return held.promise
  }
  // A browser that keeps nothing for a site refuses locks.
  for (const slot of slots) navigator.locks.request(slot, { signal: waiting.signal }, take).catch(take)
  return () => {
    waiting.abort()
    held.resolve()
  }
}
