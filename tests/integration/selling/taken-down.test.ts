import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import * as inventory from '#contract/inventory.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import * as selling from '#contract/selling.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createSelling } from '../../setup/exchange/selling.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'

let exchange: TestExchange
let sales: ReturnType<typeof createSelling>

beforeAll(async () => {
  exchange = await openTestExchange()
  sales = createSelling(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

test('S1.5 listings that were taken down are listed and counted while their item waits to be listed again', async () => {
  const { seller, assetIds } = await sales.stock(4)
  const [kept, relisted, left, locked] = assetIds.map(BigInt) as [bigint, bigint, bigint, bigint]
  const { db } = exchange.services
  const set = (items: CallInput<typeof selling.setOnSale>['items']) =>
    exchange.ask(selling.setOnSale, { items }, seller)
  const listAndTakeDown = async (ids: readonly string[]) => {
    const { items } = await set(ids.map((id) => sales.list(id, '9.00')))
    const listed = items.map(({ listing }) => listing!.listing_id)
    await set(listed.map((listing_id) => ({ action: 'take_down', listing_id })))
    return listed
  }
  const takenDown = async () => {
    const { items, totals } = await exchange.ask(selling.sellingList, { states: ['off_shelf'] }, seller)
    expect(totals.find(({ state }) => state === 'off_shelf')?.count ?? 0).toBe(items.length)
    return items.map(({ asset_id, is_relistable }) => [BigInt(asset_id), is_relistable])
  }
  await listAndTakeDown(assetIds)
  const again = await listAndTakeDown(assetIds)
  expect(await takenDown(), 'each item once').toEqual(assetIds.map((id) => [BigInt(id), true]).toReversed())

  await set([sales.list(String(relisted), '9.00')])
  await db.update(assets).set({ goneAt: new Date() }).where(eq(assets.id, left))
  await db.update(assets).set({ isTradable: false }).where(eq(assets.id, locked))
  expect(await takenDown()).toEqual([
    [locked, false],
    [kept, true],
  ])
  const owned = (await exchange.ask(inventory.list, {}, seller)).items
  expect(owned.find(({ asset_id }) => asset_id === String(locked))).toMatchObject({ status: 'locked' })
  const { items } = await exchange.ask(selling.sellingList, { states: ['off_shelf'] }, seller)
  expect(items.at(-1)!.listing.listing_id, 'the last listing of the item').toBe(again[0])
})

test('S1.5 listings that have ended name no price rule, even one that is paused', async () => {
  const { seller, assetIds } = await sales.stock(1)
  const { items } = await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '9.00')] }, seller)
  const { listing_id } = items[0]!.listing!
  const rule = { base: 'lowest', step: { unit: 'percent', basis_points: 0 }, floor: '5.00' } as const
  const { rule_id } = await exchange.ask(rules.save, { name: 'cheapest', rule, is_paused: true }, seller)
  await exchange.ask(rules.attach, { rule_id, listing_ids: [listing_id] }, seller)
  const ruleIn = async (state: 'on_sale' | 'off_shelf') =>
    (await exchange.ask(selling.sellingList, { states: [state] }, seller)).items.map((item) => item.rule?.name)
  expect(await ruleIn('on_sale')).toEqual(['cheapest'])
  await exchange.ask(selling.setOnSale, { items: [{ action: 'take_down', listing_id }] }, seller)
  expect(await ruleIn('off_shelf')).toEqual([undefined])
})
