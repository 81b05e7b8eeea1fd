/** A clock that tests move: sleepers wake in order as their time is reached. */
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
    /** Advances step by step to the given time, running everything that falls due. */
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
    /** Wake-up times of the current sleepers, in milliseconds. */
    alarms: () => [...sleepers].map(({ at }) => at).sort((a, b) => a - b),
  }
}
