import type { CatalogueFile } from '#exchange/catalogue/file.ts'

/** Writes JSON with one row per line, so that a diff shows the changed items. */
export function toLines(file: CatalogueFile): string {
  const { source, ...parts } = file
  const blocks = Object.entries(parts).map(
    ([name, rows]) => `${JSON.stringify(name)}: [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  )
  return `{\n${[`"source": ${JSON.stringify(source)}`, ...blocks].join(',\n')}\n}\n`
}
