/** Wakes one waiter. However often it is notified before somebody waits, they are woken once. */
export class WakeSignal {
  #isNotified = false
  #isEnded = false
  #wake: (() => void) | null = null

  get isEnded(): boolean {
    return this.#isEnded
  }

  notify(): void {
    this.#isNotified = true
    this.#wake?.()
  }

  end(): void {
    this.#isEnded = true
    this.#wake?.()
  }

  /** Waits for a notification, and returns whether there was one: not after `timeoutMs` without any, nor at the end. */
  async wait(timeoutMs: number): Promise<boolean> {
    if (!this.#isNotified && !this.#isEnded) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
      this.#wake = null
    }
    const wasNotified = this.#isNotified && !this.#isEnded
    this.#isNotified = false
    return wasNotified
  }
}
