import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { checkRoom } from './check-room.ts'

/** A part that has not answered by then is as good as down for whoever asks. */
const patienceMs = 2_000
/** Looks at the orders come every few seconds: by then the workers are down or far behind. Seconds. */
const lateAfter = 120

interface Told {
  readLag: (db: Queryable) => Promise<number>
  notes: Record<string, (db: Queryable) => Promise<string>>
}

type Parts = Pick<Services, 'db' | 'jobs'> & { settings: Pick<Services['settings'], 'dataDirectory'> }

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work; 503 with the parts that are down otherwise, so that
 * a balancer sends people elsewhere and an operator sees why. Workers that are late stop no answers: they are told alone.
 *
 * @param told what an operator has to know and a balancer need not act on: the seconds by which the workers are behind, and
 * notes such as the state of the books
 */
export function healthRoutes({ db, jobs, settings }: Parts, told: Told): Hono {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => db.execute(sql`select 1`),
    writes: () => write(db),
    jobs: async () => {
      if (!(await jobs.isInstalled())) throw new Error('the job queue has no tables')
    },
    disk: () => checkRoom(settings.dataDirectory),
  }
  const app = new Hono()
  const fresh = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const [lag, states, notes] = await Promise.all([
      inTime(() => told.readLag(db)).catch(() => null),
      Promise.all(Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const)),
      Promise.all(
        Object.entries(told.notes).map(
          async ([what, ask]) => [what, await inTime(() => ask(db)).catch(() => 'unknown')] as const,
        ),
      ),
    ])
    const isReady = states.every(([, state]) => state === 'up')
    const workers = lag === null ? 'unknown' : lag > lateAfter ? 'late' : 'up'
    const parts = { ...Object.fromEntries(states), workers }
    const status = isReady ? 'ready' : 'not_ready'
    return c.json({ status, parts, lag_seconds: lag, ...Object.fromEntries(notes) }, isReady ? 200 : 503, fresh)
  })
  return app
}

const stateOf = (check: () => Promise<unknown>): Promise<'up' | 'down'> =>
  inTime(check).then(
    () => 'up',
    () => 'down',
  )

function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  return Promise.race([ask(), tooLate]).finally(() => clearTimeout(timer))
}

/** Only a write shows a full disk of the database's, or a server that has become a replica. Its row is one for all processes:
 * whoever finds it locked has seen that another one writes. */
async function write(db: Queryable): Promise<void> {
  await rowsOf(
    db,
    sql`with free as (select key from meta where key = 'last_write' for update skip locked),
      renewed as (update meta set value = now()::text where key in (select key from free))
      insert into meta (key, value) values ('last_write', now()::text) on conflict do nothing`,
  )
}
