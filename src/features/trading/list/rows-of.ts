/**
 * The loaded rows of a keyset-paginated list. A row that moved between pages while they were read appears once, in its
 * latest state.
 */
export const rowsOf = <Row>(
  pages: readonly { items: readonly Row[] }[] | undefined,
  idOf: (row: Row) => string,
): Row[] => [...new Map(pages?.flatMap(({ items }) => items.map((row) => [idOf(row), row] as const))).values()]

/** Reads a keyset-paginated list to its end, so that all of it can be selected without being shown. */
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
