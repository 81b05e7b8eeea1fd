/** Seeded random numbers: the same seed gives the same numbers on every machine. Not for secrets. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number
  /** An integer, 0 <= x < limit. */
  below(limit: number): number
  /** Normal distribution: mean 0, standard deviation 1. */
  normal(): number
  /** Exponential distribution: mean 1. */
  exponential(): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

/** FNV-1a over UTF-16 units, from a given basis. */
function hashText(text: string, basis: number): number {
  let hash = basis
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

const WARM_UP = 12

/** Creates an independent stream per seed text (sfc32). */
export function createRandom(seed: string): Random {
  let a = hashText(seed, 0x811c9dc5)
  let b = hashText(seed, 0x9e3779b9)
  let c = hashText(seed, 0x85ebca6b)
  let counter = 1
  const next = () => {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 0x1_0000_0000
  }
  for (let step = 0; step < WARM_UP; step += 1) next()

  const exponential = () => -Math.log(1 - next())
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    exponential,
    normal: () => Math.sqrt(2 * exponential()) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from')
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
