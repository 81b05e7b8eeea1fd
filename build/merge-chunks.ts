/** A chunk of the browser's code: modules that the same pages load. */
export interface Chunk {
  ids: readonly string[]
  /** The size of its modules, compressed. */
  bytes: number
  /** The pages that load it, and how often that is. */
  pages: ReadonlyMap<string, number>
  /** The ids of the modules that its modules import. */
  imports: ReadonlySet<string>
}

/** What a chunk costs a page beside its modules, in bytes: names, imports, and texts that it repeats. */
const bytesOfChunk = 150

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

/** How many bytes pages save in all if two chunks are one; it is negative if more is lost on pages that need only one. */
function savedBy(one: Chunk, other: Chunk): number {
  const both = sum([...one.pages].map(([page, weight]) => (other.pages.has(page) ? weight : 0)))
  if (both === 0) return -Infinity
  const onlyOne = sum(one.pages.values()) - both
  const onlyOther = sum(other.pages.values()) - both
  return bytesOfChunk * both - one.bytes * onlyOther - other.bytes * onlyOne
}

const merged = (one: Chunk, other: Chunk): Chunk => ({
  ids: [...one.ids, ...other.ids],
  bytes: one.bytes + other.bytes,
  pages: new Map([...one.pages, ...other.pages]),
  imports: new Set([...one.imports, ...other.imports]),
})

/** Whether one chunk imports another by way of a third: as one chunk, they and the third would import each other. */
function leadsRound(from: Chunk, to: Chunk, chunkOf: ReadonlyMap<string, Chunk>): boolean {
  const next = ({ imports }: Chunk) => [...imports].map((id) => chunkOf.get(id)).filter((chunk) => chunk !== undefined)
  const seen = new Set(next(from).filter((chunk) => chunk !== to && chunk !== from))
  for (const chunk of seen) {
    for (const further of next(chunk)) {
      if (further === to) return true
      if (further !== from) seen.add(further)
    }
  }
  return false
}

/** Merges chunks two by two, those first that save most, for as long as pages load less in all. */
export function mergeChunks(chunks: readonly Chunk[]): Chunk[] {
  const left = new Set(chunks)
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)))
  const pairsOf = (one: Chunk, others: Iterable<Chunk>) =>
    [...others].map((other) => ({ one, other, saved: savedBy(one, other) })).filter(({ saved }) => saved > 0)
  let pairs = chunks.flatMap((chunk, at) => pairsOf(chunk, chunks.slice(at + 1)))
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saved > most.saved ? pair : most))
    const { one, other } = best
    if (leadsRound(one, other, chunkOf) || leadsRound(other, one, chunkOf)) {
      pairs = pairs.filter((pair) => pair !== best)
      continue
    }
    left.delete(one)
    left.delete(other)
    const both = merged(one, other)
    for (const id of both.ids) chunkOf.set(id, both)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((chunk) => chunk === one || chunk === other))
    pairs.push(...pairsOf(both, left))
    left.add(both)
  }
  return [...left]
}
