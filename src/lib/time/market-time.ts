/** Clock differences below this many ms are ignored: a page takes a moment to arrive. */
const agreement = 5000

let ahead: number | undefined

/**
 * How far the market's clock is ahead of the visitor's, in ms: the page carries its render time, and `client.tsx`
 * records when the visitor's clock saw it start. A page from the browser's cache, as on going back, says nothing about
 * now. What the service worker answers with has no transfer size either, but comes from the network if it has a time.
 */
function aheadOfVisitor(): number {
  const { now, begun } = document.documentElement.dataset
  const made = Number(now)
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!made || !page || (page.transferSize === 0 && !page.workerStart)) return 0
  const arrived = Number(begun) + page.responseStart
  return Math.abs(made - arrived) < agreement ? 0 : made - arrived
}

/**
 * Takes the market's time from a fresh answer, to the second, on pages without a render time: a shared page may have
 * been rendered a minute ago.
 */
export function hearMarketClock(date: string | null, visitors: number = Date.now()): void {
  if (typeof document === 'undefined' || document.documentElement.dataset.now !== undefined) return
  const said = Date.parse(date ?? '')
  if (!Number.isNaN(said)) ahead = Math.abs(said - visitors) < agreement ? 0 : said - visitors
}

/**
 * Converts a moment of the visitor's clock, now by default, to the market's clock, in ms since the epoch. Deadlines use
 * the market's clock, and many computers are minutes or hours off.
 */
export function marketTime(visitors: number = Date.now()): number {
  if (typeof document === 'undefined') return visitors
  ahead ??= aheadOfVisitor()
  return visitors + ahead
}
