/** The rows of a list that is walked by key, as far as it is loaded. One that has moved between two pages while they were read
 * is there once, as it was read last. */
export const rowsOf = <Row>(
  pages: readonly { items: readonly Row[] }[] | undefined,
  idOf: (row: Row) => string,
): Row[] => [...new Map(pages?.flatMap(({ items }) => items.map((row) => [idOf(row), row] as const))).values()]

/** Reads a list that is walked by key to its end, to select all of it without showing it. So many pages are enough for anybody. */
export async function readAll<Row>(
  ask: (cursor: string | undefined) => Promise<{ items: readonly Row[]; next_cursor: string | null }>,
  mostPages = 50,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  for (let count = 0; count < mostPages; count++) {
    const page = await ask(cursor)
    rows.push(...page.items)
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  return rows
}
