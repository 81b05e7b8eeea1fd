import { performance } from 'node:perf_hooks'
import type { Queryable } from '../db/connection.ts'
import type { logger } from '../log.ts'
import { readAgenda } from './agenda.ts'
import type { DueRound } from './due-rounds.ts'
import { pause } from '../jobs/pause.ts'

/** Between two looks at what is due: at most, for it may have become due meanwhile, and at least. */
const [mostPauseMs, leastPauseMs] = [1_000, 50]
/** Before the next look while rows are overdue that somebody has in hand, or nobody can do anything about. */
const overduePauseMs = 500
/** A round shares its thread with those who visit: afterwards it rests for as long as it took, up to this. */
const mostRestMs = 250

export interface DeadlineKeeping<Round> {
  db: Queryable
  rounds: readonly Round[]
  /** Runs one round; answers how many rows it looked at. */
  run(round: Round): Promise<number>
  /** Whether nothing would come of this round now. */
  isPaused(round: Round): boolean
  /** The database runs in this very thread. */
  isEmbedded: boolean
  log: Pick<typeof logger, 'error'>
}

/**
 * Runs each round when rows of it are due, and again until it finds none. One that takes its time gets company, up to its
 * `atOnce`; no round waits for another. While nothing is due it costs one short statement a second. `stop` waits for what is
 * under way.
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
      const agenda = await readAgenda(db, rounds).catch((error: unknown) => {
        log.error({ error }, 'what is due could not be read')
        return null
      })
      let pauseMs = mostPauseMs
      for (const [round, seconds] of agenda ?? []) {
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
