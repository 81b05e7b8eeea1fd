import { LRUCache } from 'lru-cache'

interface Options<Kept> {
  /** Milliseconds for which a page is good. */
  ttl: number
  /** What all pages together may take, in bytes. */
  maxSize: number
  /** Of one, in bytes. */
  sizeOf: (page: Kept) => number
}

/** What making a page came to: one to be kept, or something for the one who asked alone. */
export type Made<Kept, Own> = { page: Kept } | { own: Own }

/**
 * Pages for everybody who asks for the same within a few seconds. Who asks while a page is being made waits for that one; where it turns
 * out not to be for everybody, each of them gets one of their own.
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
    // What a page says is as old as the asking for it.
    const start = performance.now()
    // Who comes after a page that was not for everybody waits for no other of these.
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
