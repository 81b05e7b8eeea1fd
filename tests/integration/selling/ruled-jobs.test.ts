import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as jobs from '#contract/listing-jobs.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { runListingJobs } from '#exchange/selling/run-listing-jobs.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
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

const rule = { base: 'lowest', step: { unit: 'percent', basis_points: -100 }, floor: '1.00' } as const
const keptRule = async (seller: Trader) => (await exchange.ask(rules.save, { name: 'mine', rule }, seller)).rule_id
const listBy = (seller: Trader, assetIds: readonly string[], rule_id: string) =>
  exchange.call(jobs.create, { items: assetIds.map((id) => sales.list(id, '5.00')), rule_id }, seller)
const pricedBy = async (seller: Trader) =>
  (await exchange.ask(rules.list, {}, seller)).rules.map(({ listing_count }) => listing_count)
const look = async (seller: Trader, job_id: string) => (await exchange.ask(jobs.detail, { job_id }, seller)).job

describe('S1.5 a listing job with a price rule', () => {
  test('has what it lists priced by the rule from the first moment, while it goes on', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 130)
    const rule_id = await keptRule(seller)
    const { data: job } = await listBy(seller, assetIds, rule_id)
    expect(job.rule).toEqual({ rule_id, name: 'mine', is_paused: false })
    await runListingJobs(exchange.services)
    expect(await look(seller, job.job_id)).toMatchObject({ state: 'running', done: 100 })
    expect(await pricedBy(seller)).toEqual([100])
    await exchange.runDue()
    expect(await look(seller, job.job_id)).toMatchObject({ state: 'done', done: 130, rule: { rule_id } })
    expect(await pricedBy(seller)).toEqual([130])
  })

  test('attaches nothing that it could not list, and attaches to a paused rule without pricing', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 3)
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '5.00')] }, seller)
    const rule_id = await keptRule(seller)
    await exchange.ask(rules.pause, { rule_id, is_paused: true }, seller)
    const { data: job } = await listBy(seller, assetIds, rule_id)
    await exchange.runDue()
    expect(await look(seller, job.job_id)).toMatchObject({ done: 2, failed: 1, rule: { is_paused: true } })
    const { rules: kept } = await exchange.ask(rules.list, {}, seller)
    expect(kept).toMatchObject([{ listing_count: 2, outcomes: [] }])
  })

  test('goes on without it once it is deleted, and says so', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 130)
    const rule_id = await keptRule(seller)
    const { data: job } = await listBy(seller, assetIds, rule_id)
    await runListingJobs(exchange.services)
    await exchange.ask(rules.remove, { rule_id }, seller)
    await exchange.runDue()
    expect(await look(seller, job.job_id)).toMatchObject({ state: 'done', done: 130, rule: null })
    expect(await pricedBy(seller)).toEqual([])
    expect((await listBy(seller, assetIds.slice(0, 1), rule_id)).code).toBe(codes.notFound)
  })

  test('is refused with somebody else’s rule, and takes one only for what it lists', async () => {
    const { seller, assetIds } = await signInWithMany(exchange, 1)
    const other = await exchange.signInTrader()
    expect(await listBy(seller, assetIds, await keptRule(other))).toMatchObject({ code: codes.notFound })
    const request = { items: [{ action: 'take_down' as const, listing_id: '1' }], rule_id: await keptRule(seller) }
    expect(await exchange.call(jobs.create, request, seller)).toMatchObject({
      code: codes.requestInvalid,
      extra: { fields: ['rule_id'] },
    })
  })
})
