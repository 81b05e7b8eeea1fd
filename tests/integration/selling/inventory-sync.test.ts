import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import { encodedLink, wireMessage } from '../../factories/inspect-link.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import { platformItem, signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

test('S1.5 a sync brings every item of the market with all that is known of it', async () => {
  const { seller } = await signInStocked(exchange, [
    {
      stickers: [{ name: 'Crown (Foil)' }, { name: 'Nobody knows it' }],
      charm: { name: "Lil' Ava" },
      nameTag: '<script>alert(1)</script>',
    },
    { marketHashName: '★ Karambit | Doppler (Factory New)', exterior: 'Factory New', wear: 0.01, paintIndex: 418 },
    { marketHashName: 'Five Year Veteran Coin', wear: undefined, paintSeed: undefined },
  ])
  const state = await exchange.ask(inventory.sync, { start: false }, seller)
  expect(state).toMatchObject({ state: 'idle', failure: null, item_count: 2, unknown_count: 1, added_count: 2 })
  const { items, total } = await exchange.ask(inventory.list, {}, seller)
  expect(total).toBe(2)
  const redline = items.find(({ goods_info }) => goods_info.item_name === 'AK-47')
  expect(redline).toMatchObject({
    status: 'sellable',
    tradable_at: null,
    listing: null,
    asset: { wear: 0.2134, paint_seed: 412, name_tag: '<script>alert(1)</script>' },
  })
  expect(redline!.asset.stickers.map(({ name, goods_id }) => [name, goods_id !== null])).toEqual([
    ['Crown (Foil)', true],
    ['Nobody knows it', false],
  ])
  expect(items.find(({ style_id }) => style_id !== 0)).toMatchObject({
    style_id: 1,
    goods_info: { style_name: 'Phase 1' },
  })
})

test('S1.5 scraped stickers and the pattern of a charm come out of the link that carries the item', async () => {
  const seller = await exchange.signInTrader()
  const sticker = wireMessage([
    [1, 2],
    [2, 13],
    [3, { float: 0.375 }],
  ])
  const charm = wireMessage([
    [2, 1],
    [10, 4_711],
  ])
  const link = encodedLink(
    wireMessage([
      [3, 7],
      [4, 282],
      [12, sticker],
      [20, charm],
    ]),
    0xa7,
  )
  const certificate = link.split('%20')[1]!
  exchange.steam.addAssets([
    platformItem(seller, { stickers: [{ name: 'Lucky 13' }], charm: { name: "Lil' Ava" }, certificate }),
  ])
  await syncStock(exchange, seller)
  const { items } = await exchange.ask(inventory.list, {}, seller)
  expect(items[0]!.asset).toMatchObject({
    stickers: [{ name: 'Lucky 13', slot: 2, wear: 0.375 }],
    charm: { name: "Lil' Ava", pattern: 4_711 },
    inspect_url: expect.stringContaining(certificate),
  })
})

test('S1.5 without a platform account there is nothing to read', async () => {
  const newcomer = await exchange.signIn()
  expect((await exchange.call(inventory.sync, { start: true }, newcomer)).code).toBe(codes.platformNotBound)
})

test('S1.5 of many windows that sync at once one begins, and the next has to wait', async () => {
  const seller = await exchange.signInTrader()
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange.ask(inventory.sync, {}, seller)))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['running']))
  exchange.steam.addAssets([platformItem(seller)])
  const before = await waitingSyncs()
  expect(before).toBe(1)
  await exchange.runJobs()
  const done = await exchange.ask(inventory.sync, {}, seller)
  expect(done).toMatchObject({ state: 'idle', added_count: 1 })
  expect(await waitingSyncs()).toBe(0)
  await exchange.advance(done.next_at - done.started_at!)
  expect((await exchange.ask(inventory.sync, {}, seller)).state).toBe('running')
})

test('S1.5 while it is read, an inventory says how far that has got, and when it was last read to its end', async () => {
  const seller = await exchange.signInTrader()
  exchange.steam.addAssets(Array.from({ length: 1_500 }, () => platformItem(seller)))
  await exchange.ask(inventory.sync, {}, seller)
  const progress: object[] = []
  const { fetch } = exchange.steam
  exchange.steam.fetch = async (request) => {
    const { state, read_at, pages_read, items_read, items_expected } = await exchange.ask(
      inventory.sync,
      { start: false },
      seller,
    )
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes(seller.steamId) && searchParams.get('count') === '1000')
      progress.push({ state, read_at, pages_read, items_read, items_expected })
    return fetch(request)
  }
  await exchange.runJobs()
  exchange.steam.fetch = fetch
  const running = { state: 'running', read_at: null }
  expect(progress).toEqual([
    { ...running, pages_read: 0, items_read: 0, items_expected: null },
    { ...running, pages_read: 1, items_read: 1_000, items_expected: 1_500 },
  ])
  const done = await exchange.ask(inventory.sync, { start: false }, seller)
  expect(done).toMatchObject({ state: 'idle', read_at: done.finished_at, pages_read: 2, items_read: 1_500 })

  await misbehave(exchange, { private: { steamid: seller.steamId, on: true } })
  const failed = await syncStock(exchange, seller)
  expect(failed).toMatchObject({ state: 'failed', failure: 'private', read_at: done.read_at, items_read: 0 })
  expect(failed.finished_at).toBeGreaterThan(done.read_at!)
})

async function waitingSyncs(): Promise<number> {
  const [stats] = await exchange.services.jobs.getQueues(['inventory.sync'])
  const jobs = await exchange.services.jobs.findJobs('inventory.sync', { queued: true })
  return stats ? jobs.length : -1
}
