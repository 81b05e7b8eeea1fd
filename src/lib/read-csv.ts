/** A row of a CSV file, with the line that it begins on as people count. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * The rows of a CSV file by RFC 4180, as spreadsheets write it: with or without the mark of UTF-8, any kind of line end, commas
 * or, in a first line without any, semicolons or tabs. Empty lines are left out, and cells come as they are.
 *
 * @returns null where a quotation is never closed: what follows it can't be told apart.
 */
export function readCsv(text: string): CsvRow[] | null {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source.split(/\r?\n/, 1)[0] ?? '')
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
    else if (character !== '\r') cell += character
  }
  if (isQuoted) return null
  endRow()
  return rows
}

const separatorOf = (firstLine: string) => [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ','
