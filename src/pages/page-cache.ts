import { LRUCache } from 'lru-cache'

interface Options<Kept> {
  /** How long a page stays fresh, in ms. */
  ttl: number
  /** Total size of all pages, in bytes. */
  maxSize: number
  /** Size of one page, in bytes. */
  sizeOf: (page: Kept) => number
}

/** The result of rendering: a page to cache, or an answer for the one request only. */
export type Made<Kept, Own> = { page: Kept } | { own: Own }

/**
 * Caches pages for a few seconds. Concurrent requests share one render; if its result turns out to be private, each
 * request renders its own.
 */
export class PageCache<Kept extends object, Own> {
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, Promise<Made<Kept, Own>>>()

  constructor({ ttl, maxSize, sizeOf }: Options<Kept>) {
    const perf = { now: () => performance.now() }
    this.#kept = new LRUCache({ ttl, ttlResolution: 0, perf, maxSize, sizeCalculation: sizeOf })
  }

  async get(key: string, make: () => Promise<Made<Kept, Own>>): Promise<Made<Kept, Own>> {
    const page = this.#kept.get(key)
    if (page) return { page }
    const underWay = this.#underWay.get(key)
    const first = underWay && (await underWay.catch(() => undefined))
    return first && 'page' in first ? first : this.#make(key, make)
  }

  #make(key: string, make: () => Promise<Made<Kept, Own>>): Promise<Made<Kept, Own>> {
    // A page is as old as the request for it, not as its completion.
    const start = performance.now()
    // After a render that turned out private, requests do not wait for each other's.
    const isFirst = !this.#underWay.has(key)
    const made = make()
      .then((result) => {
        if ('page' in result) this.#kept.set(key, result.page, { start })
        return result
      })
      .finally(() => isFirst && this.#underWay.delete(key))
    if (isFirst) this.#underWay.set(key, made)
    return made
  }
}
