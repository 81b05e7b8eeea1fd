import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { meta } from '#exchange/db/schema/meta.ts'
import { healthRoutes } from '#exchange/http/health.ts'
import { logger } from '#exchange/log.ts'
import { booksState, bookWorkers } from '#exchange/reconcile/daily-check.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await exchange.signIn({ funds: 100_00n })
})
afterAll(() => exchange.close())
afterEach(() => void vi.restoreAllMocks())

/** Runs the queue's daily job. */
async function passADay(): Promise<void> {
  await exchange.services.jobs.send('books.reconcile', {})
  await exchange.runJobs()
}

async function told(): Promise<{ books: unknown; status: number; code: number; said: string[] }> {
  const { code, said } = await operate(exchange, 'alarms')
  const notes = { books: booksState }
  const ready = await healthRoutes(exchange.services, { readLag: async () => 0, notes }).request('/readyz')
  return { books: ((await ready.json()) as { books: unknown }).books, status: ready.status, code, said }
}

test('S6.5 the books are checked every day without anybody asking', async () => {
  expect(bookWorkers(exchange.services)).toMatchObject([{ queue: 'books.reconcile', cron: '17 20 * * *' }])
  const scheduled = await exchange.services.jobs.getSchedules('books.reconcile')
  expect(scheduled).toMatchObject([{ cron: '17 20 * * *' }])
  expect(await told()).toMatchObject({ books: 'unchecked', code: 1 })
})

test('S6.5 the check may take longer than other statements', async () => {
  const services = { ...exchange.services }
  const patiently = vi.spyOn(services, 'patiently')
  await bookWorkers(services)[0]!.handler({ id: '', data: {} })
  expect(patiently).toHaveBeenCalledOnce()
})

test('S6.5 books that are found broken raise an alarm, which lasts until a check finds them consistent', async () => {
  const { db } = exchange.services
  await passADay()
  expect(await told()).toEqual({
    books: 'consistent',
    status: 200,
    code: 0,
    said: [expect.stringContaining(': 0 violations')],
  })

  const moved = (amount: number) =>
    sql`update ledger_accounts set balance = balance + ${amount} where key like 'user:%:available'`
  await db.execute(moved(1))
  const cried = vi.spyOn(logger, 'error').mockReturnValue()
  await passADay()
  expect(cried).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'books.broken', violations: 2 }),
    expect.stringContaining('alarms'),
  )
  const alarm = await told()
  // Visitors are served as before: broken books are no reason to make them wait.
  expect(alarm).toMatchObject({ books: 'broken', status: 200, code: 1 })
  expect(alarm.said).toEqual([
    expect.stringMatching(/^BROKEN 1 .*balances sum to 1$/),
    expect.stringMatching(/^BROKEN 2 .*10001 is stored, 10000 was posted$/),
    expect.stringContaining(': 2 violations'),
  ])

  await db.execute(moved(-1))
  await passADay()
  expect(await told()).toMatchObject({ books: 'consistent', code: 0 })
})

test('S6.5 a check that has not come for a day and a half is told as missing', async () => {
  await passADay()
  const old = new Date(Date.now() - 37 * 3_600_000).toISOString()
  await exchange.services.db
    .update(meta)
    .set({ value: JSON.stringify({ at: old, violations: 0, first: [] }) })
    .where(sql`key = 'last_reconcile'`)
  expect(await told()).toMatchObject({
    books: 'unchecked',
    code: 1,
    said: [expect.anything(), expect.stringContaining('AMBER_WORKERS')],
  })
})
