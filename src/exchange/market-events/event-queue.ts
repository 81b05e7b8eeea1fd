import { WakeSignal } from '../jobs/wake-signal.ts'
import type { PositionedEvent } from './read-market-events.ts'

/** Events waiting for one connection. The queue is bounded: slow readers are disconnected and may resume later. */
export class EventQueue {
  readonly #limit: number
  readonly #wakeSignal = new WakeSignal()
  #waiting: PositionedEvent[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEnded(): boolean {
    return this.#wakeSignal.isEnded
  }

  push(events: readonly PositionedEvent[]): void {
    // A narrowed stream filters out most batches completely.
    if (events.length === 0) return
    if (this.#waiting.length + events.length > this.#limit) return this.end()
    this.#waiting.push(...events)
    this.#wakeSignal.notify()
  }

  end(): void {
    this.#wakeSignal.end()
  }

  /** Waits for events and returns all of them; none after `timeoutMs` without any, or at the end. */
  async take(timeoutMs: number): Promise<PositionedEvent[]> {
    await this.#wakeSignal.wait(timeoutMs)
    return this.#waiting.splice(0)
  }
}
