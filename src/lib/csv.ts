/** A cell: text as it is, numbers and amounts as programs read them. */
export type Cell = string | number | null

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
/** What a spreadsheet takes for a formula when a cell begins with it. */
const isFormula = (text: string) => /^[\s]*[=+\-@\t\r|%]/.test(text)

/** One line of a CSV file by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe before it; a number with
 * its sign is none. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  const plain = String(cell)
  const text = !isNumber(plain) && isFormula(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\uFEFF'
