import { Bell } from '../jobs/bell.ts'
import type { PositionedEvent } from './read-market-events.ts'

/** Events waiting for one connection. The queue is bounded: slow readers are disconnected and may resume later. */
export class EventQueue {
  readonly #limit: number
  readonly #bell = new Bell()
  #waiting: PositionedEvent[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEnded(): boolean {
    return this.#bell.isEnded
  }

  push(events: readonly PositionedEvent[]): void {
    // A narrowed stream filters out most batches completely.
    if (events.length === 0) return
    if (this.#waiting.length + events.length > this.#limit) return this.end()
    this.#waiting.push(...events)
    this.#bell.ring()
  }

  end(): void {
    this.#bell.end()
  }

  /** Waits for events and returns all of them; none after `patienceMs` without any, or at the end. */
  async take(patienceMs: number): Promise<PositionedEvent[]> {
    await this.#bell.wait(patienceMs)
    return this.#waiting.splice(0)
  }
}
