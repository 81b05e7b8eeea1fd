import { LRUCache } from 'lru-cache'

export interface AgingOptions {
  ttlMs: number
  /** For so long after that the old value still serves, while a new one is asked for: nobody waits for it. */
  staleMs?: number
  max: number
  /** In milliseconds; never zero. */
  now?: () => number
}

/** What caches remember: values that serve for a time, then serve on while they are renewed, and then no longer. */
export class AgingEntries<Value extends object | string> {
  readonly #values: LRUCache<string, Value>
  readonly #renewed = new Set<string>()
  readonly #staleMs: number
  readonly now: () => number

  constructor({ ttlMs, staleMs = 0, max, now = () => performance.now() }: AgingOptions) {
    this.#values = new LRUCache({ max, ttl: ttlMs + staleMs, ttlResolution: 0, perf: { now } })
    this.#staleMs = staleMs
    this.now = now
  }

  /** What serves at this moment, if only while it is renewed. */
  find(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Keeps a value. Its time runs from when it was asked for: what it says may be that old. */
  keep(key: string, value: Value, asked: number): void {
    this.#values.set(key, value, { start: asked })
  }

  /** Forgets it, unless another has taken its place. */
  forget(key: string, value: Value): void {
    if (this.#values.peek(key) === value) this.#values.delete(key)
  }

  /** Asks for new values of those keys whose values have served their time; until they are there, the old ones serve. */
  renew(keys: readonly string[], load: (old: string[]) => Promise<ReadonlyMap<string, Value>>): void {
    const old = keys.filter((key) => this.#isOld(key) && !this.#renewed.has(key))
    if (old.length === 0) return
    for (const key of old) this.#renewed.add(key)
    const asked = this.now()
    const end = (values?: ReadonlyMap<string, Value>) => {
      for (const key of old) this.#renewed.delete(key)
      values?.forEach((value, key) => this.keep(key, value, asked))
    }
    load(old).then(end, () => end())
  }

  #isOld(key: string): boolean {
    return this.#values.has(key) && this.#values.getRemainingTTL(key) < this.#staleMs
  }
}
