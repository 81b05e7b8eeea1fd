interface Options {
  ttlMs: number
  /** For so long after that the old value still serves, while a new one is asked for: nobody waits for it. */
  staleMs?: number
  max: number
  now?: () => number
}

interface Entry<Value> {
  value: Value
  until: number
  isRenewed: boolean
}

/** Remembers values that are asked for many at once, the oldest dropped first. `now` in milliseconds. */
export class BatchCache<Value> {
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

  /**
   * The value of each key, in their order; a key may come more than once. `load` is asked for those not remembered, all at
   * once, and leaves out what there is not: undefined here.
   */
  async get(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<(Value | undefined)[]> {
    const now = this.#now()
    const found: (Value | undefined)[] = []
    const missing = new Set<string>()
    const old: Entry<Value>[] = []
    const oldKeys: string[] = []
    for (const key of keys) {
      const entry = this.#entries.get(key)
      if (!entry || entry.until + this.#staleMs <= now) {
        missing.add(key)
        found.push(undefined)
        continue
      }
      found.push(entry.value)
      if (entry.until > now || entry.isRenewed) continue
      entry.isRenewed = true
      old.push(entry)
      oldKeys.push(key)
    }
    if (oldKeys.length > 0) {
      load(oldKeys).then(
        (values) => this.#keep(values, now),
        () => old.forEach((entry) => (entry.isRenewed = false)),
      )
    }
    if (missing.size === 0) return found
    const values = await load([...missing])
    this.#keep(values, now)
    return found.map((value, index) => (missing.has(keys[index]!) ? values.get(keys[index]!) : value))
  }

  /** The time runs from when they were asked for: what they say may be that old. */
  #keep(values: ReadonlyMap<string, Value>, asked: number): void {
    for (const [key, value] of values) {
      this.#entries.delete(key)
      this.#entries.set(key, { value, until: asked + this.#ttlMs, isRenewed: false })
      if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value!)
    }
  }
}
