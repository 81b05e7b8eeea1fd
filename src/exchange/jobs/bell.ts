/** Wakes one waiter. However often it rings before somebody waits, they are woken once. */
export class Bell {
  #isRung = false
  #isEnded = false
  #wake: (() => void) | null = null

  get isEnded(): boolean {
    return this.#isEnded
  }

  ring(): void {
    this.#isRung = true
    this.#wake?.()
  }

  end(): void {
    this.#isEnded = true
    this.#wake?.()
  }

  /** Waits for a ring, and returns whether there was one: not after `patienceMs` without any, nor at the end. */
  async wait(patienceMs: number): Promise<boolean> {
    if (!this.#isRung && !this.#isEnded) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patienceMs)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
      this.#wake = null
    }
    const wasRung = this.#isRung && !this.#isEnded
    this.#isRung = false
    return wasRung
  }
}
