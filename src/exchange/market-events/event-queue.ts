import type { PositionedEvent } from './read-market-events.ts'

/** What waits to be written to one connection. It is bounded: who reads too slowly is let go and may resume later. */
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
    // Most of what happens is of no interest to a stream that is narrowed.
    if (events.length === 0) return
    if (this.#waiting.length + events.length > this.#limit) this.end()
    else this.#waiting.push(...events)
    this.#wake?.()
  }

  end(): void {
    this.#isEnded = true
    this.#wake?.()
  }

  /** All that waits, as soon as something does; nothing when there is none for so long, or at the end. */
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
