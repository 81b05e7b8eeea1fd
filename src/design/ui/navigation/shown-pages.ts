/** Returns the page numbers to show: the first, the last, those around the current one, and gaps for the rest. A gap
 * never stands for a single page. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1] ?? one - 1
    if (one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : ['gap' as const, one]
  })
}
