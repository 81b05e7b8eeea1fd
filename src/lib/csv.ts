/** A cell: text, or a number or amount in machine-readable form. */
export type Cell = string | number | null

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
/** Whether a spreadsheet would interpret the cell as a formula. */
const isFormula = (text: string) => /^[\s]*[=+\-@\t\r|%]/.test(text)

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe;
 * signed numbers are not.
 */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  const plain = String(cell)
  const text = !isNumber(plain) && isFormula(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
