import { AgingEntries, type AgingOptions } from './aging-entries.ts'

/** An LRU cache for values that are requested many at a time. */
export class BatchCache<Value extends object | string> {
  readonly #entries: AgingEntries<Value>

  constructor(options: AgingOptions) {
    this.#entries = new AgingEntries(options)
  }

  /**
   * Returns the value of each key, in order; keys may repeat. `load` gets all misses, and omits keys without a value.
   */
  async get(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<(Value | undefined)[]> {
    const found = keys.map((key) => this.#entries.find(key))
    this.#entries.renew([...new Set(keys)], load)
    const missing = new Set(keys.filter((_, index) => found[index] === undefined))
    if (missing.size === 0) return found
    const asked = this.#entries.now()
    const values = await load([...missing])
    for (const [key, value] of values) this.#entries.keep(key, value, asked)
    return found.map((value, index) => value ?? values.get(keys[index]!))
  }
}
