import { performance } from 'node:perf_hooks'
import type { Queryable } from '../db/connection.ts'
import type { logger } from '../log.ts'
import { readNextDueTimes } from './next-due-times.ts'
import type { DueRound } from './due-rounds.ts'
import { pause } from '../jobs/pause.ts'

/** Bounds of the pause between two checks of what is due: new rows may become due meanwhile. */
const [mostPauseMs, leastPauseMs] = [1_000, 50]
/** Pause before the next check while rows are overdue that another worker holds, or that nobody can handle now. */
const overduePauseMs = 500
/** A round shares its thread with requests: afterwards it rests for as long as it took, up to this. */
const mostRestMs = 250

export interface DeadlineKeeping<Round> {
  db: Queryable
  rounds: readonly Round[]
  /** Runs one round; returns how many rows it processed. */
  run(round: Round): Promise<number>
  /** Whether running this round now would be pointless. */
  isPaused(round: Round): boolean
  /** Whether the database runs in this thread. */
  isEmbedded: boolean
  log: Pick<typeof logger, 'error'>
}

/**
 * Runs each round when rows of it are due, and again until it finds none. A slow round gets more runners, up to its
 * `atOnce`; no round waits for another. While nothing is due, this costs one short statement a second. `stop` waits for
 * rounds under way.
 */
export function keepDeadlines<Round extends Pick<DueRound, 'nextDue' | 'atOnce'>>(
  keeping: DeadlineKeeping<Round>,
): { stop(): Promise<void> } {
  const { db, rounds, run, isPaused, isEmbedded, log } = keeping
  const stopped = new AbortController()
  const underWay = new Map(rounds.map((round) => [round, new Set<Promise<void>>()]))
  const finished = keep()

  async function keep(): Promise<void> {
    while (!stopped.signal.aborted) {
      const nextDueTimes = await readNextDueTimes(db, rounds).catch((error: unknown) => {
        log.error({ error }, 'what is due could not be read')
        return null
      })
      let pauseMs = mostPauseMs
      for (const [round, seconds] of nextDueTimes ?? []) {
        if (seconds === null) continue
        if (seconds <= 0) begin(round)
        pauseMs = Math.min(pauseMs, seconds <= 0 ? overduePauseMs : Math.max(seconds * 1000, leastPauseMs))
      }
      await rest(pauseMs)
    }
    await Promise.all([...underWay.values()].flatMap((working) => [...working]))
  }

  function begin(round: Round): void {
    const working = underWay.get(round)!
    if (working.size >= round.atOnce || isPaused(round)) return
    const work = workOff(round).finally(() => working.delete(work))
    working.add(work)
  }

  async function workOff(round: Round): Promise<void> {
    while (!stopped.signal.aborted && !isPaused(round)) {
      const began = performance.now()
      const found = await run(round).catch((error: unknown) => {
        log.error({ error }, 'worker round failed')
        return 0
      })
      if (found === 0) return
      await rest(isEmbedded ? Math.min(performance.now() - began, mostRestMs) : 0)
    }
  }

  const rest = (ms: number) => pause(ms, stopped.signal)

  return {
    stop: () => {
      stopped.abort()
      return finished
    },
  }
}
