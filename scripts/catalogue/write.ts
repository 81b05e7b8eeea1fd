import type { CatalogueFile } from '#exchange/catalogue/file.ts'

/** JSON with one row a line, so that a difference between two versions reads as the items that changed. */
export function toLines(file: CatalogueFile): string {
  const { source, ...parts } = file
  const blocks = Object.entries(parts).map(
    ([name, rows]) => `${JSON.stringify(name)}: [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  )
  return `{\n${[`"source": ${JSON.stringify(source)}`, ...blocks].join(',\n')}\n}\n`
}
