import type { PositionedEvent } from './read-market-events.ts'

/** Events waiting for one connection. The queue is bounded: slow readers are disconnected and may resume later. */
export class EventQueue {
  readonly #limit: number
  #waiting: PositionedEvent[] = []
  #isEnded = false
  #wake: (() => void) | null = null

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  push(events: readonly PositionedEvent[]): void {
    // A narrowed stream filters out most batches completely.
    if (events.length === 0) return
    if (this.#waiting.length + events.length > this.#limit) this.end()
    else this.#waiting.push(...events)
    this.#wake?.()
  }

  end(): void {
    this.#isEnded = true
    this.#wake?.()
  }

  /** Waits for events and returns all of them; none after `patienceMs` without any, or at the end. */
  async take(patienceMs: number): Promise<PositionedEvent[]> {
    if (this.#waiting.length === 0 && !this.#isEnded) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patienceMs)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
      this.#wake = null
    }
    return this.#waiting.splice(0)
  }
}
