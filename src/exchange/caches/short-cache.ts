import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import { AgingEntries, type AgingOptions } from './aging-entries.ts'

/**
 * Caches answers for a short time, evicting the least recently used. Concurrent requests share one load in progress; a
 * failed load is not cached, and a failed revalidation leaves the old answer until it expires.
 */
export class ShortCache<Value> {
  readonly #entries: AgingEntries<Promise<Value>>

  constructor(options: AgingOptions) {
    this.#entries = new AgingEntries(options)
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.find(key)
    if (known) {
      this.#entries.renew([key], () => ask().then((value) => new Map([[key, Promise.resolve(value)]])))
      return known
    }
    const asked = this.#entries.now()
    const answer = ask()
    this.#entries.keep(key, answer, asked)
    answer.catch(() => this.#entries.forget(key, answer))
    return answer
  }
}

/** One cache per database. */
export const cachePerDatabase = <Value>(options: AgingOptions) =>
  memoizePerDatabase(() => new ShortCache<Value>(options))
