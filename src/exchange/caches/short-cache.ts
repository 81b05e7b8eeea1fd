import { AgingEntries, type AgingOptions, type Entry } from './aging-entries.ts'
import { perDatabase } from './per-database.ts'

/**
 * Remembers answers for a short time, the least recently asked dropped first. Concurrent questions share one answer
 * under way; a failed one is forgotten.
 */
export class ShortCache<Value> {
  readonly #entries: AgingEntries<Promise<Value>>

  constructor(options: AgingOptions) {
    this.#entries = new AgingEntries(options)
  }

  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const now = this.#entries.now()
    const entry = this.#entries.find(key, now)
    if (!entry) {
      const fresh = this.#entries.keep(key, ask(), now)
      fresh.value.catch(() => this.#entries.forget(key, fresh))
      return fresh.value
    }
    if (entry.until > now) this.#entries.touch(key, entry)
    else this.#renew(key, entry, ask, now)
    return entry.value
  }

  /** The old answer stays until the new one is there, and after a failed attempt until its time is over. */
  #renew(key: string, entry: Entry<Promise<Value>>, ask: () => Promise<Value>, now: number): void {
    if (entry.isRenewed) return
    entry.isRenewed = true
    ask().then(
      (value) => this.#entries.keep(key, Promise.resolve(value), now),
      () => (entry.isRenewed = false),
    )
  }
}

/** One cache per database. */
export const cachePerDatabase = <Value>(options: AgingOptions) => perDatabase(() => new ShortCache<Value>(options))
