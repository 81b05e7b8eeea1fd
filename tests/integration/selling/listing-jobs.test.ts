import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as jobs from '#contract/listing-jobs.ts'
import * as selling from '#contract/selling.ts'
import { sessionSummary } from '#contract/session-summary.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { runListingJobs } from '#exchange/selling/run-listing-jobs.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createRestricting } from '../../setup/exchange/restrictions.ts'
import { createSelling } from '../../setup/exchange/selling.ts'
import { signInWithMany, stockMarket } from '../../setup/exchange/stock.ts'

let exchange: TestExchange
let sales: ReturnType<typeof createSelling>
beforeAll(async () => {
  exchange = await openTestExchange()
  sales = createSelling(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

const runBatch = () => runListingJobs(exchange.services)
const look = (seller: Trader, job_id: string) => exchange.ask(jobs.detail, { job_id }, seller)
const begin = async (seller: Trader, assetIds: readonly string[], price = '5.00') => {
  const items = assetIds.map((id) => sales.list(id, price))
  return (await exchange.ask(jobs.create, { items }, seller)).job_id
}
const onSale = async (seller: Trader) =>
  (await exchange.ask(selling.sellingList, { states: ['on_sale'] }, seller)).totals.find(
    ({ state }) => state === 'on_sale',
  )?.count ?? 0

describe('S1.5 a listing job', () => {
  test('is done in batches; every item ends listed or with its reason', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 250)
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[7]!, '9.00')] }, seller)
    const job_id = await begin(seller, assetIds)
    expect(await onSale(seller)).toBe(1)
    expect(await runBatch()).toBe(100)
    expect((await look(seller, job_id)).job).toMatchObject({ state: 'running', waiting: 150, done: 99, failed: 1 })
    await exchange.runDue()
    const { job, items } = await exchange.ask(jobs.detail, { job_id, state: 'failed' }, seller)
    expect(job).toMatchObject({ state: 'done', total: 250, waiting: 0, done: 249, failed: 1, skipped: 0 })
    expect(items).toMatchObject([{ place: 7, asset_id: assetIds[7], code: codes.assetListed }])
    expect(await onSale(seller)).toBe(250)
    const { items: pages, next_cursor } = await look(seller, job_id)
    expect(pages).toHaveLength(100)
    const next = await exchange.ask(jobs.detail, { job_id, cursor: next_cursor! }, seller)
    expect(next.items[0]).toMatchObject({ place: 100, state: 'done', code: 0 })
    expect(next.items[0]!.listing_id).not.toBeNull()
  })

  test('reprices, takes down and retries as well; what is so already is unchanged', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 3)
    const listed = await begin(seller, assetIds)
    await exchange.runDue()
    const ids = (await look(seller, listed)).items.map(({ listing_id }) => listing_id!)
    const prices = ['5.00', '6.00', '7.00']
    const { job_id } = await exchange.ask(
      jobs.create,
      { items: ids.map((listing_id, index) => ({ action: 'reprice' as const, listing_id, price: prices[index]! })) },
      seller,
    )
    await exchange.runDue()
    const { items: changed } = await look(seller, job_id)
    expect(changed.map(({ state }) => state)).toEqual(['unchanged', 'done', 'done'])
    // Depending on the action, the name comes from the asset or from the listing.
    const named = (await look(seller, listed)).items.map(({ name }) => name)
    expect(named.every((name) => name.length > 0)).toBe(true)
    expect(changed.map(({ name }) => name)).toEqual(named)
    const { items } = await exchange.ask(selling.sellingList, { sort: 'price_asc' }, seller)
    expect(items.map(({ listing }) => listing.price)).toEqual(prices)
    const retried = await exchange.ask(
      jobs.create,
      { items: ids.map((listing_id) => ({ action: 'retry' as const, listing_id })) },
      seller,
    )
    const down = await exchange.ask(
      jobs.create,
      { items: ids.map((listing_id) => ({ action: 'take_down' as const, listing_id })) },
      seller,
    )
    await exchange.runDue()
    expect((await look(seller, retried.job_id)).items.map(({ code }) => code)).toEqual(
      ids.map(() => codes.stateConflict),
    )
    expect((await look(seller, down.job_id)).job).toMatchObject({ state: 'done', done: 3 })
    expect(await onSale(seller)).toBe(0)
  })

  test('is counted in the summary of its person’s session while it runs, and in nobody else’s', async () => {
    const [one, other] = [await signInWithMany(exchange, 3), await signInWithMany(exchange, 1)]
    const running = async () => {
      const summaries = [one, other].map(({ seller }) => exchange.ask(sessionSummary, {}, seller))
      return (await Promise.all(summaries)).map(({ running_jobs }) => running_jobs)
    }
    expect(await running()).toEqual([0, 0])
    const stopped = await begin(one.seller, one.assetIds.slice(0, 1))
    await begin(one.seller, one.assetIds.slice(1))
    await begin(other.seller, other.assetIds)
    expect(await running()).toEqual([2, 1])
    await exchange.ask(jobs.stop, { job_id: stopped }, one.seller)
    expect(await running()).toEqual([1, 1])
    await exchange.runDue()
    expect(await running()).toEqual([0, 0])
  })

  test('can be stopped once: what is done stays, what waits is skipped', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 150)
    const job_id = await begin(seller, assetIds)
    await runBatch()
    const stopped = await exchange.ask(jobs.stop, { job_id }, seller)
    expect(stopped).toMatchObject({ state: 'stopped', done: 100, skipped: 50, waiting: 0 })
    await exchange.runDue()
    expect(await onSale(seller)).toBe(100)
    expect(await exchange.call(jobs.stop, { job_id }, seller)).toMatchObject({ code: codes.stateConflict })
  })

  test('takes down and reprices more than one call takes, and tells of each item what became of it', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 130)
    const listed = await begin(seller, assetIds)
    await exchange.runDue()
    const read = async (job_id: string, state?: 'done' | 'failed' | 'skipped' | 'unchanged') => {
      const first = await exchange.ask(jobs.detail, { job_id, state }, seller)
      if (first.next_cursor === null) return first.items
      const rest = await exchange.ask(jobs.detail, { job_id, state, cursor: first.next_cursor }, seller)
      return [...first.items, ...rest.items]
    }
    const ids = (await read(listed)).map(({ listing_id }) => listing_id!)
    await exchange.ask(selling.setOnSale, { items: [{ action: 'take_down', listing_id: ids[1]! }] }, seller)
    const priceOf = (place: number) => (place === 0 ? '5.00' : '5.50')
    const repriced = await exchange.ask(
      jobs.create,
      { items: ids.map((listing_id, place) => ({ action: 'reprice' as const, listing_id, price: priceOf(place) })) },
      seller,
    )
    await runBatch()
    const stopped = await exchange.ask(jobs.stop, { job_id: repriced.job_id }, seller)
    expect(stopped).toMatchObject({ done: 98, unchanged: 1, failed: 1, skipped: 30, waiting: 0 })
    const told = await read(repriced.job_id)
    expect(told.map(({ state }) => state)).toEqual(
      ids.map((_, place) => (place === 0 ? 'unchanged' : place === 1 ? 'failed' : place < 100 ? 'done' : 'skipped')),
    )
    expect(told.map(({ price }) => price)).toEqual(ids.map((_, place) => priceOf(place)))
    expect(await read(repriced.job_id, 'failed')).toMatchObject([{ place: 1, code: codes.stateConflict }])
    expect(told[1]!.message).not.toBe('')

    const items = ids.map((listing_id) => ({ action: 'take_down' as const, listing_id }))
    const { code } = await exchange.call(selling.setOnSale, { items }, seller)
    expect(code, 'one call takes no more than a hundred').toBe(codes.requestInvalid)
    const { job_id } = await exchange.ask(jobs.create, { items }, seller)
    await exchange.runDue()
    expect((await look(seller, job_id)).job).toMatchObject({ state: 'done', done: 129, failed: 1, skipped: 0 })
    expect(await onSale(seller)).toBe(0)
  })

  test('tells what is left as it was asked for, so that it can be gone on with', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 2)
    const items = assetIds.map((id, index) => ({ ...sales.list(id, '5.00'), allow_bargain: index === 0 }))
    const { job_id } = await exchange.ask(jobs.create, { items }, seller)
    await exchange.ask(jobs.stop, { job_id }, seller)
    const { items: left } = await exchange.ask(jobs.detail, { job_id, state: 'skipped' }, seller)
    expect(left).toMatchObject(items.map(({ asset_id, price, allow_bargain }) => ({ asset_id, price, allow_bargain })))
  })

  test('is made once under one key, and listed for its person alone', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 2)
    const other = await exchange.signInTrader()
    const request = { items: assetIds.map((id) => sales.list(id, '5.00')) }
    const how = { token: seller.token, key: randomUUID() }
    const [first, second] = await Promise.all([
      exchange.ask(jobs.create, request, how),
      exchange.ask(jobs.create, request, how),
    ])
    expect(second.job_id).toBe(first.job_id)
    expect((await exchange.ask(jobs.list, {}, seller)).items).toHaveLength(1)
    expect((await exchange.ask(jobs.list, {}, other)).items).toEqual([])
    await exchange.runDue()
  })

  test('is refused whole: to who may not sell, for what is not theirs, for two kinds at once, and a sixth at once', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 6)
    const { seller: other } = await signInWithMany(exchange, 1)
    const ask = (items: Parameters<typeof exchange.call<typeof jobs.create>>[1]['items'], who: Trader) =>
      exchange.call(jobs.create, { items }, who)
    const one = sales.list(assetIds[0]!, '5.00')
    expect((await ask([one], other)).code).toBe(codes.notFound)
    expect((await ask([one, { action: 'take_down', listing_id: '1' }], seller)).code).toBe(codes.requestInvalid)
    expect((await ask([one, one], seller)).code).toBe(codes.requestInvalid)
    for (const assetId of assetIds.slice(0, 5)) await begin(seller, [assetId])
    expect((await ask([sales.list(assetIds[5]!, '5.00')], seller)).code).toBe(codes.tooManyOpen)
    await exchange.runDue()
    await createRestricting(exchange).restrict(seller, 'sale_banned')
    expect((await ask([sales.list(assetIds[5]!, '5.00')], seller)).code).toBe(codes.saleBanned)
    expect((await exchange.call(jobs.list, { cursor: 'x' }, seller)).code).toBe(codes.requestInvalid)
  })

  test('meets a ban in the middle: what is left fails with it', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 120)
    const job_id = await begin(seller, assetIds)
    await runBatch()
    await createRestricting(exchange).restrict(seller, 'sale_banned')
    await exchange.runDue()
    const { job, items } = await exchange.ask(jobs.detail, { job_id, state: 'failed' }, seller)
    expect(job).toMatchObject({ state: 'done', done: 100, failed: 20 })
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set([codes.saleBanned]))
  })

  test('ends even where a defect undoes each of its batches, and keeps nobody waiting', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 2)
    const { seller: other, assetIds: others } = await signInWithMany(exchange, 1)
    const { db } = exchange.services
    await db.execute(
      sql.raw(
        `create function break_listing() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
      ),
    )
    await db.execute(
      sql.raw(
        `create trigger break_listing before insert on listings for each row when (new.price = 666) execute function break_listing()`,
      ),
    )
    const broken = await begin(seller, assetIds, '6.66')
    const whole = await begin(other, others)
    for (let attempt = 0; attempt < 6; attempt++) {
      await exchange.runDue()
      await exchange.advance(31)
    }
    await exchange.runDue()
    await db.execute(sql.raw(`drop function break_listing() cascade`))
    expect((await look(other, whole)).job).toMatchObject({ state: 'done', done: 1 })
    expect((await look(seller, broken)).job).toMatchObject({ state: 'done', failed: 2 })
  })
})
