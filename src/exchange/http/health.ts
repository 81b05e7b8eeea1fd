import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queryable } from '../db/connection.ts'
import type { Services } from '../services.ts'

/** A part that has not answered by then is as good as down for whoever asks. */
const patienceMs = 2_000

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work; 503 with the parts that are down otherwise, so that
 * a balancer sends people elsewhere and an operator sees why.
 *
 * @param told what an operator has to know and a balancer need not act on, such as the state of the books
 */
export function healthRoutes(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  told: Record<string, (db: Queryable) => Promise<string>>,
): Hono {
  const checks: Record<string, () => Promise<unknown>> = {
    database: async () => db.execute(sql`select 1`),
    jobs: async () => {
      if (!(await jobs.isInstalled())) throw new Error('the job queue has no tables')
    },
  }
  const app = new Hono()
  const fresh = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const parts = Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([part, check]) => [part, await state(check)] as const)),
    )
    const isReady = Object.values(parts).every((part) => part === 'up')
    const notes = Object.fromEntries(
      await Promise.all(Object.entries(told).map(async ([what, ask]) => [what, await note(() => ask(db))] as const)),
    )
    return c.json({ status: isReady ? 'ready' : 'not_ready', parts, ...notes }, isReady ? 200 : 503, fresh)
  })
  return app
}

const state = (check: () => Promise<unknown>) =>
  inTime<'up' | 'down'>(async () => {
    await check()
    return 'up'
  }, 'down')

const note = (ask: () => Promise<string>) => inTime(ask, 'unknown')

/** The answer, or what stands for one that failed or is late. */
async function inTime<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => resolve(otherwise), patienceMs)
  const answer = ask().catch(() => otherwise)
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
