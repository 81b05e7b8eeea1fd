/** A clock that tests move: whoever sleeps wakes when the time is reached, in order. */
export function fakeClock() {
  let time = 0
  const sleepers = new Set<{ at: number; wake: () => void }>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => time,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const sleeper = { at: time + ms, wake: resolve }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper)
          reject(signal.reason as Error)
        })
      }),
    /** Lets everything that is due happen, up to the given time. */
    async advanceTo(target: number) {
      for (;;) {
        await settle()
        const next = [...sleepers].filter(({ at }) => at <= target).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = next.at
        sleepers.delete(next)
        next.wake()
      }
      time = target
      await settle()
    },
    /** When those who sleep want to be woken, in milliseconds. */
    alarms: () => [...sleepers].map(({ at }) => at).sort((a, b) => a - b),
  }
}
