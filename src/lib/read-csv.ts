/** A row of a CSV file, with the 1-based number of its first line. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * Reads the rows of a CSV file (RFC 4180) as written by spreadsheets: with or without a byte order mark, any line
 * ending, which becomes `\n` within cells, separated by commas or, if the first line has none, semicolons or tabs. A
 * first line such as `sep=;`, for some spreadsheets, names the separator and is no row. Empty lines are skipped; cells are
 * not trimmed.
 * @returns null if a quote is never closed, since the rest is then ambiguous.
 */
export function readCsv(text: string): CsvRow[] | null {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [firstLine = ''] = source.split('\n', 1)
  const named = /^"?sep=(.)"?$/i.exec(firstLine)?.[1]
  const separator = named ?? separatorOf(firstLine)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let isQuoted = false
  const endRow = () => {
    row.cells.push(cell)
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row)
    row = { line, cells: [] }
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!
    if (character === '\n') line++
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') cell += source[++at]!
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      row.cells.push(cell)
      cell = ''
    } else if (character === '\n') endRow()
    else cell += character
  }
  if (isQuoted) return null
  endRow()
  return named === undefined ? rows : rows.slice(1)
}

const separatorOf = (firstLine: string) => [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ','
