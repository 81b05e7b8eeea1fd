import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import type { CallInput } from '#contract/call.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { signInStocked, stockMarket } from '../../setup/exchange/stock.ts'

let exchange: TestExchange
let stock: Awaited<ReturnType<typeof signInStocked>>

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
  stock = await signInStocked(exchange, [
    { wear: 0.2 },
    { wear: 0.3, stickers: [{ name: 'Crown (Foil)' }] },
    { marketHashName: 'Revolution Case', wear: undefined, paintSeed: undefined },
    { marketHashName: '★ Karambit | Doppler (Factory New)', wear: 0.02, paintIndex: 418 },
  ])
})
afterAll(() => exchange.close())

test('S6.4 nobody reads or notes on the items of somebody else', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3401 }])
  const stranger = await exchange.signInTrader()
  const asset_id = assetIds[0]!
  expect((await exchange.call(inventory.detail, { asset_id }, stranger)).code).toBe(codes.notFound)
  expect((await exchange.call(inventory.remark, { asset_id, remark: 'mine?' }, stranger)).code).toBe(codes.notFound)
  expect((await exchange.ask(inventory.list, {}, stranger)).items).toEqual([])
  expect((await exchange.call(inventory.list, {}, {})).code).toBe(codes.sessionInvalid)
  await exchange.ask(inventory.remark, { asset_id, remark: '<b>from Anna</b>\n\ta gift', cost: '88.00' }, seller)
  const { item } = await exchange.ask(inventory.detail, { asset_id }, seller)
  expect(item).toMatchObject({ remark: '<b>from Anna</b>\n\ta gift', cost: '88.00' })
  await exchange.ask(inventory.remark, { asset_id, remark: null }, seller)
  expect((await exchange.ask(inventory.detail, { asset_id }, seller)).item).toMatchObject({
    remark: null,
    cost: '88.00',
  })
})

test.each([
  ['a note that is too long', { remark: 'x'.repeat(201) }],
  ['control characters', { remark: 'a\u0000b' }],
  ['text that turns around', { remark: 'a\u202Eb' }],
  ['control characters in its second line', { remark: 'a\n\u0000b' }],
  ['nothing at all', {}],
  ['an amount of -1', { cost: '-1.00' }],
  ['a third decimal', { cost: '0.001' }],
  ['1e21', { cost: '1e21' }],
  ['NaN', { cost: 'NaN' }],
  ['full-width digits', { cost: '１.００' }],
  ['2^53+1', { cost: '9007199254740993.00' }],
])('S5.7 a remark with %s is refused', async (_, note) => {
  const { seller, assetIds } = stock
  expect((await exchange.call(inventory.remark, { asset_id: assetIds[0]!, ...note }, seller)).code).toBe(
    codes.requestInvalid,
  )
})

test('S1.5 the list filters, searches, sorts and pages; what it does not know it refuses', async () => {
  const { seller, assetIds } = stock
  const ids = async (input: CallInput<typeof inventory.list>) =>
    (await exchange.ask(inventory.list, input, seller)).items.map(({ asset_id }) => assetIds.indexOf(asset_id))
  expect(await ids({ sort: 'wear_asc' })).toEqual([3, 0, 1, 2])
  expect(await ids({ sort: 'wear_desc' })).toEqual([1, 0, 3, 2])
  expect(await ids({ keyword: 'karambit' })).toEqual([3])
  expect(await ids({ keyword: '红线', sort: 'wear_asc' })).toEqual([0, 1])
  expect(await ids({ categories: ['container', 'knife'], sort: 'wear_asc' })).toEqual([3, 2])
  expect(await ids({ statuses: ['on_sale', 'failed'] })).toEqual([])
  expect(await ids({ exteriors: ['fn'] })).toEqual([3])
  expect(await ids({ style_ids: [1, 2] })).toEqual([3])
  expect(await ids({ has_stickers: true })).toEqual([1])
  expect(await ids({ has_stickers: false, sort: 'wear_asc' })).toEqual([3, 0, 2])
  expect(await ids({ wear_min: 0.02, wear_max: 0.2, sort: 'wear_asc' })).toEqual([3, 0])
  expect(await ids({ price_min: '0.00' })).toEqual([])
  for (const sort of inventory.inventorySort.options) {
    const walked: number[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(inventory.list, { sort, page_size: 1, cursor }, seller)
      walked.push(...page.items.map(({ asset_id }) => assetIds.indexOf(asset_id)))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(walked, sort).toEqual(await ids({ sort }))
  }
  const { next_cursor } = await exchange.ask(inventory.list, { page_size: 1 }, seller)
  for (const input of [
    { categories: ['hats'] },
    { cursor: next_cursor!, sort: 'value_asc' as const },
    { cursor: 'x' },
  ]) {
    expect((await exchange.call(inventory.list, input, seller)).code).toBe(codes.requestInvalid)
  }
})
