import { logger } from '../log.ts'
import { repeat } from './repeat.ts'

const pollMs = 500

/** What a poll knows of those for whom it runs. */
interface Audience<Listener> {
  readonly listeners: ReadonlySet<Listener>
  /** Calls each listener, unless everybody for whom this poll was started has left. */
  tell(how: (listener: Listener) => void): void
}

/** Finds where a feed starts, and returns the poll: whether to repeat it at once. */
type Begin<Listener> = (audience: Audience<Listener>) => Promise<() => Promise<boolean>>

/** Polls every half second for all subscribers together, and not at all without any. */
export class Feed<Listener> {
  readonly #begin: Begin<Listener>
  readonly #listeners = new Set<Listener>()
  readonly #ends = new Set<() => void>()
  #watch: Watch | null = null
  #isClosed = false

  constructor(begin: Begin<Listener>) {
    this.#begin = begin
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /**
   * The listener is told of everything from now on; `onEnd` is called when the feed is closed.
   *
   * @returns the function that unsubscribes
   */
  async subscribe(listener: Listener, onEnd: () => void): Promise<() => void> {
    this.#listeners.add(listener)
    this.#ends.add(onEnd)
    this.#watch ??= this.#startWatch()
    try {
      await this.#watch.isReady
    } catch (error) {
      this.#leave(listener, onEnd)
      throw error
    }
    return () => this.#leave(listener, onEnd)
  }

  /** Ends all streams. */
  close(): void {
    this.#isClosed = true
    for (const end of this.#ends) end()
  }

  #startWatch(): Watch {
    const watch: Watch = { isOver: false, poll: null, isReady: Promise.resolve() }
    const audience: Audience<Listener> = {
      listeners: this.#listeners,
      tell: (how) => {
        if (!watch.isOver) for (const listener of this.#listeners) how(listener)
      },
    }
    watch.isReady = this.#begin(audience).then((round) => {
      // Everybody may have left meanwhile; later subscribers have another watch.
      if (!watch.isOver) watch.poll = repeat(pollMs, async () => (await round()) && !watch.isOver, logger)
    })
    return watch
  }

  #leave(listener: Listener, onEnd: () => void): void {
    this.#listeners.delete(listener)
    this.#ends.delete(onEnd)
    if (this.#listeners.size > 0 || !this.#watch) return
    this.#watch.isOver = true
    void this.#watch.poll?.stop()
    this.#watch = null
  }
}

/** A period of polling, from the first subscriber's arrival to the last one's departure. */
interface Watch {
  isOver: boolean
  poll: { stop(): Promise<void> } | null
  isReady: Promise<void>
}
