import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as jobs from '#contract/listing-jobs.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { freshDatabase } from '../../setup/database.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { signInWithMany, stockMarket } from '../../setup/exchange/stock.ts'

const loop = fileURLToPath(new URL('../../setup/listing-job-loop.ts', import.meta.url))
const items = 1_000

let databaseUrl: string
let exchange: TestExchange
beforeAll(async () => {
  databaseUrl = await freshDatabase()
  exchange = await openTestExchange({ connection: await connectPostgres(databaseUrl, { poolSize: 4 }) })
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

/** Has another process run the jobs and kills it after this many batches, in the middle of the next. */
async function workAndKill(batches: number): Promise<void> {
  const child = spawn(process.execPath, [loop, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let done = 0
  for await (const line of createInterface(child.stdout)) {
    if (line === 'batch' && ++done === batches) child.kill('SIGKILL')
  }
  await exited
  expect(done).toBeGreaterThanOrEqual(batches)
}

test('S1.5 S4.22 a job of a thousand whose process is killed twice goes on, and lists each item once', async () => {
  const { seller, assetIds } = await signInWithMany(exchange, items)
  const { job_id } = await exchange.ask(
    jobs.create,
    { items: assetIds.map((asset_id) => ({ action: 'list' as const, asset_id, price: '5.00' })) },
    seller,
  )
  for (const batches of [2, 3]) {
    await workAndKill(batches)
    expect(await reconcile(exchange.services.db)).toEqual([])
  }
  const { job: killed } = await exchange.ask(jobs.detail, { job_id }, seller)
  expect(killed.state).toBe('running')
  expect(killed.done).toBeGreaterThanOrEqual(500)
  await exchange.runDue()
  expect((await exchange.ask(jobs.detail, { job_id }, seller)).job).toMatchObject({ state: 'done', done: items })
  expect(await exchange.services.db.$count(listings, eq(listings.sellerId, seller.userId))).toBe(items)
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test('S1.5 any number of processes at once list each item of several jobs once', async () => {
  const people = [await signInWithMany(exchange, 250), await signInWithMany(exchange, 250)]
  for (const { seller, assetIds } of people) {
    const asked = assetIds.map((asset_id) => ({ action: 'list' as const, asset_id, price: '6.00' }))
    await exchange.ask(jobs.create, { items: asked }, seller)
  }
  await Promise.all([exchange.runDue(), exchange.runDue(), exchange.runDue()])
  await exchange.runDue()
  const [listed] = await rowsOf<{ count: number }>(
    exchange.services.db,
    sql`select count(distinct asset_id)::int as count from listings where price = 600`,
  )
  expect(listed!.count).toBe(500)
  expect(await reconcile(exchange.services.db)).toEqual([])
})
