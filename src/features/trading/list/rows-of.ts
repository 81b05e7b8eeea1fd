/** The rows of a list that is walked by key, as far as it is loaded. One that has moved between two pages while they were read
 * is there once, as it was read last. */
export const rowsOf = <Row>(
  pages: readonly { items: readonly Row[] }[] | undefined,
  idOf: (row: Row) => string,
): Row[] => [...new Map(pages?.flatMap(({ items }) => items.map((row) => [idOf(row), row] as const))).values()]

interface Walked<Page> {
  data: { pages: readonly Page[] } | undefined
  hasNextPage: boolean
  fetchNextPage: () => Promise<Walked<Page>>
}

/** Loads what is left of a list, to select all of it; where a page fails, as far as that.  `most` pages are enough for anybody. */
export async function loadAll<Page>(list: Walked<Page>, most = 50): Promise<readonly Page[]> {
  let now = list
  for (let count = 0; now.hasNextPage && count < most; count++) {
    const next = await now.fetchNextPage()
    if ((next.data?.pages.length ?? 0) === (now.data?.pages.length ?? 0)) break
    now = next
  }
  return now.data?.pages ?? []
}
