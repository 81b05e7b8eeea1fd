/** Milliseconds. A browser that paints nothing may not report idle for a minute. */
const atLatest = 2_000

/** Calls back once the browser has nothing more urgent to do. Returns a function that cancels it. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 100)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(then, { timeout: atLatest })
  return () => cancelIdleCallback(call)
}
