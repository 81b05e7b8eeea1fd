import { perDatabase } from './per-database.ts'

interface Options {
  ttlMs: number
  /** For so long after that the old answer still serves, while a new one is asked for: nobody waits for it. */
  staleMs?: number
  max: number
  now?: () => number
}

/**
 * Remembers answers for a short time, the least recently asked dropped first. Concurrent questions share one answer
 * under way; a failed one is forgotten. `now` in milliseconds.
 */
export class ShortCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #ttlMs: number
  readonly #staleMs: number
  readonly #max: number
  readonly #now: () => number

  constructor({ ttlMs, staleMs = 0, max, now = Date.now }: Options) {
    this.#ttlMs = ttlMs
    this.#staleMs = staleMs
    this.#max = max
    this.#now = now
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    if (entry && entry.until > this.#now()) {
      this.#keep(key, entry)
      return entry.value
    }
    if (entry && entry.until + this.#staleMs > this.#now()) {
      this.#renew(key, entry, ask)
      return entry.value
    }
    const fresh: Entry<Value> = { value: ask(), until: this.#now() + this.#ttlMs, isRenewed: false }
    fresh.value.catch(() => {
      if (this.#entries.get(key) === fresh) this.#entries.delete(key)
    })
    this.#keep(key, fresh)
    return fresh.value
  }

  /** The old answer stays until the new one is there, and after a failed attempt until its time is over. */
  #renew(key: string, entry: Entry<Value>, ask: () => Promise<Value>): void {
    if (entry.isRenewed) return
    entry.isRenewed = true
    const until = this.#now() + this.#ttlMs
    ask().then(
      (value) => this.#keep(key, { value: Promise.resolve(value), until, isRenewed: false }),
      () => {
        entry.isRenewed = false
      },
    )
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value!)
  }
}

interface Entry<Value> {
  value: Promise<Value>
  until: number
  isRenewed: boolean
}

/** One cache per database. */
export const cachePerDatabase = <Value>(options: Options) => perDatabase(() => new ShortCache<Value>(options))
