import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { inTime } from '#lib/retry.ts'
import { ShortCache } from '../caches/short-cache.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { checkFreeDiskSpace } from './check-free-disk-space.ts'

/** A part that has not answered within this counts as down. */
const patienceMs = 2_000
/** Anybody may ask, and a probe writes: whoever asks within this time of one gets its answer. */
const sharedMs = 1_000
/** Orders are checked every few seconds: with this much lag, the workers are down or far behind. Seconds. */
const lateAfter = 120

interface Told {
  readLag: (db: Queryable) => Promise<number>
  notes: Record<string, (db: Queryable) => Promise<string>>
}

type Parts = Pick<Services, 'db' | 'jobs'> & { settings: Pick<Services['settings'], 'dataDirectory'> }

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work; otherwise 503 with the parts that are down, so that
 * a load balancer routes around it and an operator sees why. Late workers do not affect readiness: they are only
 * reported.
 *
 * @param told what an operator has to know but a load balancer need not act on: the workers' lag in seconds, and notes
 * such as the state of the books
 * @param now milliseconds; never zero
 */
export function healthRoutes(
  { db, jobs, settings }: Parts,
  told: Told,
  now: () => number = () => performance.now(),
): Hono {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => db.execute(sql`select 1`),
    writes: () => write(db),
    jobs: async () => {
      if (!(await jobs.isInstalled())) throw new Error('the job queue has no tables')
    },
    disk: () => checkFreeDiskSpace(settings.dataDirectory),
  }
  const app = new Hono()
  const fresh = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, fresh))
  async function probe() {
    const [lag, states, notes] = await Promise.all([
      patiently(() => told.readLag(db)).catch(() => null),
      Promise.all(Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const)),
      Promise.all(
        Object.entries(told.notes).map(
          async ([what, ask]) => [what, await patiently(() => ask(db)).catch(() => 'unknown')] as const,
        ),
      ),
    ])
    const isReady = states.every(([, state]) => state === 'up')
    const workers = lag === null ? 'unknown' : lag > lateAfter ? 'late' : 'up'
    const parts = { ...Object.fromEntries(states), workers }
    const status = isReady ? 'ready' : 'not_ready'
    return { isReady, body: { status, parts, lag_seconds: lag, ...Object.fromEntries(notes) } }
  }
  const probed = new ShortCache<Awaited<ReturnType<typeof probe>>>({ ttlMs: sharedMs, max: 1, now })
  app.get('/readyz', async (c) => {
    const { isReady, body } = await probed.get('', probe)
    return c.json(body, isReady ? 200 : 503, fresh)
  })
  return app
}

const stateOf = (check: () => Promise<unknown>): Promise<'up' | 'down'> =>
  patiently(check).then(
    () => 'up',
    () => 'down',
  )

const patiently = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  inTime(patienceMs, ask, () => {
    throw new Error('no answer in time')
  })

/**
 * Only a write reveals a full database disk, or a server that has become a replica. All processes share one row:
 * whoever finds it locked has proof that another one is writing.
 */
async function write(db: Queryable): Promise<void> {
  await rowsOf(
    db,
    sql`with free as (select key from meta where key = 'last_write' for update skip locked),
      renewed as (update meta set value = now()::text where key in (select key from free))
      insert into meta (key, value) values ('last_write', now()::text) on conflict do nothing`,
  )
}
