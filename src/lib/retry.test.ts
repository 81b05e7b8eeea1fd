import { describe, expect, test } from 'vitest'
import { inTime, retry, sleep, type Repeatable } from './retry.ts'

const never = () => new Promise<never>(() => {})

describe('retry', () => {
  const policy = { attempts: 3, pauseMs: 100, jitter: 0.5 }

  async function run(repeatable: Repeatable | null, random = 1) {
    const waits: number[] = []
    let attempts = 0
    await retry(
      policy,
      { sleep: async (ms) => void waits.push(ms), random: () => random },
      async () => ++attempts,
      () => repeatable,
    )
    return { waits, attempts }
  }

  test('makes as many attempts as its policy has, with longer and longer pauses', async () => {
    expect(await run({ mostMs: 1000 })).toEqual({ waits: [100, 200], attempts: 3 })
    expect(await run({ mostMs: 1000 }, 0)).toEqual({ waits: [50, 100], attempts: 3 })
  })

  test('waits at least as long as it is told, and not at all where that is too long', async () => {
    expect(await run({ leastMs: 150, mostMs: 1000 })).toEqual({ waits: [150, 200], attempts: 3 })
    expect(await run({ leastMs: 1001, mostMs: 1000 })).toEqual({ waits: [], attempts: 1 })
    expect(await run({ mostMs: 199 })).toEqual({ waits: [100], attempts: 2 })
  })

  test('leaves it at one attempt that can’t be repeated', async () => {
    expect(await run(null)).toEqual({ waits: [], attempts: 1 })
  })
})

describe('inTime', () => {
  test('tells the work when the time is up, and waits for it no longer', async () => {
    let given: AbortSignal | undefined
    const work = (signal: AbortSignal) => ((given = signal), never())
    expect(await inTime(1, work, () => 'late')).toBe('late')
    expect(given?.aborted).toBe(true)
  })

  test('stops its timer when the work is done', async () => {
    let timer: AbortSignal | undefined
    const hold = (_ms: number, signal?: AbortSignal) => ((timer = signal), never())
    const result = await inTime<string>(
      1,
      async () => 'done',
      () => 'late',
      hold,
    )
    expect([result, timer?.aborted]).toEqual(['done', true])
  })
})

test('whoever sleeps is woken by the signal, be it there already', async () => {
  const stop = new AbortController()
  const sleeping = sleep(60_000, stop.signal)
  stop.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
  await expect(sleep(60_000, stop.signal)).rejects.toThrow('enough')
})
