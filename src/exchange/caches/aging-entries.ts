import { LRUCache } from 'lru-cache'

export interface AgingOptions {
  ttlMs: number
  /** For this long afterwards the stale value still serves while a new one is loaded, so that nobody waits. */
  staleMs?: number
  max: number
  /** Milliseconds; never zero. */
  now?: () => number
}

/** Cache entries that are fresh for a time, then stale while being revalidated, then gone. */
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

  /** Returns the current value, fresh or stale. */
  find(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Stores a value. It ages from the time of its request, since its data may be that old. */
  keep(key: string, value: Value, asked: number): void {
    this.#values.set(key, value, { start: asked })
  }

  /** Removes the value, unless it has been replaced. */
  forget(key: string, value: Value): void {
    if (this.#values.peek(key) === value) this.#values.delete(key)
  }

  /** Revalidates the stale keys; the old values serve until the new ones arrive. */
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
