import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '../services.ts'

/** A part that has not answered by then is as good as down for whoever asks. */
const patienceMs = 2_000

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work; 503 with the parts that are down otherwise, so that
 * a balancer sends people elsewhere and an operator sees why.
 */
export function healthRoutes({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Hono {
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
    return c.json({ status: isReady ? 'ready' : 'not_ready', parts }, isReady ? 200 : 503, fresh)
  })
  return app
}

async function state(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  const { promise: tooLate, resolve } = Promise.withResolvers<'down'>()
  const timer = setTimeout(() => resolve('down'), patienceMs)
  const answer = check().then(
    () => 'up' as const,
    () => 'down' as const,
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
