export interface AgingOptions {
  ttlMs: number
  /** For so long after that the old value still serves, while a new one is asked for: nobody waits for it. */
  staleMs?: number
  max: number
  /** In milliseconds. */
  now?: () => number
}

export interface Entry<Value> {
  readonly value: Value
  readonly until: number
  /** A new value is being asked for. */
  isRenewed: boolean
}

/** What caches remember: values that serve for a time, then serve on while they are renewed, and then no longer. */
export class AgingEntries<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #options: Required<AgingOptions>

  constructor({ ttlMs, staleMs = 0, max, now = Date.now }: AgingOptions) {
    this.#options = { ttlMs, staleMs, max, now }
  }

  now(): number {
    return this.#options.now()
  }

  /** What serves at this moment, if only while it is renewed. */
  find(key: string, now: number): Entry<Value> | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until + this.#options.staleMs > now ? entry : undefined
  }

  /** Keeps a value as the youngest. Its time runs from when it was asked for: what it says may be that old. */
  keep(key: string, value: Value, asked: number): Entry<Value> {
    const entry = { value, until: asked + this.#options.ttlMs, isRenewed: false }
    this.touch(key, entry)
    if (this.#entries.size > this.#options.max) this.#entries.delete(this.#entries.keys().next().value!)
    return entry
  }

  /** Makes an entry the last to be dropped. */
  touch(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  /** Forgets it, unless another has taken its place. */
  forget(key: string, entry: Entry<Value>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}
