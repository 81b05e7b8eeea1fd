/** Clocks that differ by less than this, in milliseconds, agree: a page takes a moment to arrive. */
const agreement = 5000

let ahead: number | undefined

/** How far the market's clock is ahead of the visitor's, in milliseconds: the page says when it was made, and `client.tsx` when the
 * visitor's clock saw it begin. One that was kept by the browser, as for who comes back, says nothing of now. */
function aheadOfVisitor(): number {
  const { now, begun } = document.documentElement.dataset
  const made = Number(now)
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!made || !page || page.transferSize === 0) return 0
  const arrived = Number(begun) + page.responseStart
  return Math.abs(made - arrived) < agreement ? 0 : made - arrived
}

/**
 * Takes the market's clock from an answer that has just come, to the second, on a page that does not say when it was made: one that many
 * are shown may have been made a minute ago.
 */
export function hearMarketClock(date: string | null, visitors: number = Date.now()): void {
  if (typeof document === 'undefined' || document.documentElement.dataset.now !== undefined) return
  const said = Date.parse(date ?? '')
  if (!Number.isNaN(said)) ahead = Math.abs(said - visitors) < agreement ? 0 : said - visitors
}

/**
 * A moment of the visitor's clock, or now, as the market's clock has it, in milliseconds since the epoch. Deadlines are the
 * market's, and many a computer is minutes or hours wrong.
 */
export function marketTime(visitors: number = Date.now()): number {
  if (typeof document === 'undefined') return visitors
  ahead ??= aheadOfVisitor()
  return visitors + ahead
}
