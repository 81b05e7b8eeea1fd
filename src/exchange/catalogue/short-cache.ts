/**
 * Remembers answers for a short time, the least recently asked dropped first. Concurrent questions share one answer
 * under way; a failed one is forgotten. `now` in milliseconds.
 */
export class ShortCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>()
  readonly #ttlMs: number
  readonly #max: number
  readonly #now: () => number

  constructor({ ttlMs, max, now = Date.now }: { ttlMs: number; max: number; now?: () => number }) {
    this.#ttlMs = ttlMs
    this.#max = max
    this.#now = now
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    if (entry && entry.until > this.#now()) {
      this.#keep(key, entry)
      return entry.value
    }
    const fresh = { value: ask(), until: this.#now() + this.#ttlMs }
    fresh.value.catch(() => {
      if (this.#entries.get(key) === fresh) this.#entries.delete(key)
    })
    this.#keep(key, fresh)
    return fresh.value
  }

  #keep(key: string, entry: { value: Promise<Value>; until: number }): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value!)
  }
}

/** One cache per database: a process may have several open, as tests do. */
export function cachePerDatabase<Value>(options: { ttlMs: number; max: number; now?: () => number }) {
  const caches = new WeakMap<object, ShortCache<Value>>()
  return (db: object): ShortCache<Value> => {
    let cache = caches.get(db)
    if (!cache) caches.set(db, (cache = new ShortCache(options)))
    return cache
  }
}
