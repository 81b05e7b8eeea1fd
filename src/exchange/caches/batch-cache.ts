import { AgingEntries, type AgingOptions, type Entry } from './aging-entries.ts'

/** Remembers values that are asked for many at once, the oldest dropped first. */
export class BatchCache<Value> {
  readonly #entries: AgingEntries<Value>

  constructor(options: AgingOptions) {
    this.#entries = new AgingEntries(options)
  }

  /**
   * The value of each key, in their order; a key may come more than once. `load` is asked for those not remembered, all at
   * once, and leaves out what there is not: undefined here.
   */
  async get(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<(Value | undefined)[]> {
    const now = this.#entries.now()
    const found = keys.map((key) => this.#entries.find(key, now))
    this.#renew(keys, found, load, now)
    const missing = new Set(keys.filter((_, index) => !found[index]))
    const values = missing.size > 0 ? await load([...missing]) : new Map<string, Value>()
    this.#keep(values, now)
    return found.map((entry, index) => (entry ? entry.value : values.get(keys[index]!)))
  }

  /** Asks anew for what has served its time; until it is there the old values serve. */
  #renew(
    keys: readonly string[],
    found: readonly (Entry<Value> | undefined)[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
    now: number,
  ): void {
    const old = new Map<string, Entry<Value>>()
    found.forEach((entry, index) => {
      if (!entry || entry.until > now || entry.isRenewed) return
      entry.isRenewed = true
      old.set(keys[index]!, entry)
    })
    if (old.size === 0) return
    load([...old.keys()]).then(
      (values) => this.#keep(values, now),
      () => old.forEach((entry) => (entry.isRenewed = false)),
    )
  }

  #keep(values: ReadonlyMap<string, Value>, asked: number): void {
    for (const [key, value] of values) this.#entries.keep(key, value, asked)
  }
}
