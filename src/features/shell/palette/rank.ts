/** An entry of the palette: it links somewhere, or does something. */
export interface Entry {
  id: string
  name: string
  /** Additional search text: its name in the other language, and what it is for. */
  also: string
  /** Shown beside the name. */
  section?: string | undefined
  href?: string | undefined
  run?: (() => void) | undefined
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** How well a name matches: 0 is best, undefined no match. */
function fit(name: string, typed: string): number | undefined {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  const words = typed.split(/\s+/)
  if (!words.every((word) => name.includes(word))) return undefined
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 2 : 3
}

/**
 * The entries that match what was typed, best first and otherwise in their own order; all of them if nothing was typed.
 */
export function rank<Item extends Entry>(entries: readonly Item[], typed: string, most: number): Item[] {
  const wanted = plain(typed)
  if (wanted === '') return entries.slice(0, most)
  const found = entries.flatMap((entry) => {
    const names = [entry.name, entry.also, `${entry.section ?? ''} ${entry.name}`]
    const fits = names.flatMap((name) => fit(plain(name), wanted) ?? [])
    return fits.length > 0 ? [{ entry, fit: Math.min(...fits) }] : []
  })
  return found
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** The number that was typed, if nothing else was: of an order, a purchase order, a bargain or a feedback. */
export const numberOf = (typed: string): string | undefined => /^(?:#|no)?([1-9]\d{0,18})$/.exec(plain(typed))?.[1]
