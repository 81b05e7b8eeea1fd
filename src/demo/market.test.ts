import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { longestNickname, longestShopName, parseName } from '#exchange/names/parse-name.ts'
import { ANCHORS } from './market-anchors.ts'
import type { DemoDay } from './market-days.ts'
import type { DemoListing } from './market-listings.ts'
import { generateMarket } from './market.ts'
import type { DemoMarket } from './market.ts'
import { makePeople } from './people.ts'

const NOW = 1_790_000_000
const catalogue = readCatalogue()
const byId = new Map(catalogue.goods.map((goods) => [goods.goods_id, goods]))
const byName = new Map(catalogue.goods.map((goods) => [goods.market_hash_name, goods]))

const generate = (seed: string) => generateMarket(catalogue, { seed, now: NOW })

function digest(market: DemoMarket): string {
  const hash = createHash('sha256')
  const { sellers, listings, purchaseOrders, inventories, history } = market
  hash.update(JSON.stringify([sellers, listings, purchaseOrders, inventories, history, [...market.popularity]]))
  for (const day of market.days()) hash.update(`${day.goods_id}${day.style_id}${day.day}${day.median}${day.volume}`)
  return hash.digest('hex')
}

function goodsOf(item: { goods_id: string }): CatalogueGoods {
  const goods = byId.get(item.goods_id)
  if (!goods) throw new Error(`unknown goods ${item.goods_id}`)
  return goods
}

let market: DemoMarket
let days: DemoDay[]
let lowest: Map<string, DemoListing>

beforeAll(() => {
  market = generate('amber')
  days = [...market.days()]
  lowest = new Map()
  for (const listing of market.listings) {
    const known = lowest.get(listing.goods_id)
    if (!known || listing.price_fen < known.price_fen) lowest.set(listing.goods_id, listing)
  }
})

test('the same seed gives the same market to the last digit, another seed another', () => {
  expect(digest(generate('amber'))).toBe(digest(market))
  expect(digest(generate('other'))).not.toBe(digest(market))
})

describe('prices', () => {
  test('well-known goods cost what players expect', () => {
    for (const [name, yuan] of ANCHORS) {
      const goods = byName.get(name)
      if (!goods) throw new Error(`the catalogue lacks ${name}`)
      expect(market.referencePrice(goods, 0), name).toBe(Math.round(yuan * 100))
    }
  })

  test('the cheapest listing lies from 9 % below to 5 % above the reference price', () => {
    const off = [...lowest.values()].filter((listing) => {
      const reference = market.referencePrice(goodsOf(listing), 0)
      return listing.price_fen < Math.floor(reference * 0.91) || listing.price_fen > Math.max(1, reference * 1.05)
    })
    expect(off).toEqual([])
  })

  test('a better exterior of one finish costs more, as a rule', () => {
    const pairs = catalogue.goods.flatMap((goods) => {
      if (goods.exterior !== 'ft') return []
      const fresh = byName.get(goods.market_hash_name.replace('Field-Tested', 'Factory New'))
      return fresh ? [[market.referencePrice(fresh, 0), market.referencePrice(goods, 0)] as const] : []
    })
    expect(pairs.length).toBeGreaterThan(2_000)
    expect(pairs.filter(([fresh, tested]) => fresh >= tested).length / pairs.length).toBeGreaterThan(0.97)
  })

  test('gems cost several times what phases cost', () => {
    const karambit = byName.get('★ Karambit | Doppler (Factory New)')
    if (!karambit) throw new Error('no Karambit')
    expect(market.referencePrice(karambit, 6)).toBeGreaterThan(4 * market.referencePrice(karambit, 4))
  })
})

describe('listings', () => {
  test('there are about 40,000: hundreds of the famous, few or none of the obscure', () => {
    const counts = Map.groupBy(market.listings, (listing) => listing.goods_id)
    const countOf = (name: string) => counts.get(byName.get(name)?.goods_id ?? '')?.length ?? 0
    expect(market.listings.length).toBeGreaterThan(36_000)
    expect(market.listings.length).toBeLessThan(44_000)
    expect(countOf('AK-47 | Redline (Field-Tested)')).toBeGreaterThan(300)
    expect(countOf('AWP | Dragon Lore (Field-Tested)')).toBeLessThan(10)
    expect(counts.size).toBeGreaterThan(5_000)
    expect(counts.size).toBeLessThan(catalogue.goods.length * 0.7)
  })

  test('S3.8 every listing fits its goods: style, wear, pattern, stickers', () => {
    const wrong = market.listings.filter((listing) => {
      const goods = goodsOf(listing)
      const styleFits =
        goods.styles.length === 0
          ? listing.style_id === 0
          : goods.styles.some((style) => style.style_id === listing.style_id)
      const wearFits =
        goods.wear_min === null || goods.wear_max === null
          ? listing.wear === null && listing.paint_seed === null
          : listing.wear !== null &&
            listing.wear > goods.wear_min &&
            listing.wear < goods.wear_max &&
            listing.wear === Math.fround(listing.wear)
      const slots = new Set(listing.stickers.map((sticker) => sticker.slot))
      const stickersFit =
        slots.size === listing.stickers.length &&
        listing.stickers.length <= 4 &&
        listing.stickers.every((sticker) => goodsOf(sticker).category === 'sticker') &&
        (listing.stickers.length === 0 || goods.weapon !== null)
      const charmFits = listing.charm === null || (goods.weapon !== null && goodsOf(listing.charm).category === 'charm')
      return !(
        styleFits &&
        wearFits &&
        stickersFit &&
        charmFits &&
        listing.price_fen > 0 &&
        listing.seller < market.sellers.length
      )
    })
    expect(wrong).toEqual([])
  })

  test('some carry stickers, charms and name tags', () => {
    const share = (has: (listing: (typeof market.listings)[number]) => boolean) =>
      market.listings.filter(has).length / market.listings.length
    expect(share(({ stickers }) => stickers.length > 0)).toBeGreaterThan(0.05)
    expect(share(({ charm }) => charm !== null)).toBeGreaterThan(0.01)
    expect(share(({ name_tag }) => name_tag !== null)).toBeGreaterThan(0.005)
  })

  test('no asset is there twice, and all were listed within a month', () => {
    const { listings, inventories, history } = market
    const assets = [...listings, ...inventories.flatMap((inventory) => inventory.assets), ...history.sales]
    const ids = [...assets.map(({ asset_id }) => asset_id), ...history.sales.map((sale) => sale.traded_asset_id)]
    expect(new Set(ids).size).toBe(ids.length)
    expect(market.listings.every(({ listed_at }) => listed_at < NOW && listed_at > NOW - 31 * 86_400)).toBe(true)
  })

  test('the best wear of a goods costs more than its worst', () => {
    const redline = market.listings
      .filter((listing) => goodsOf(listing).market_hash_name === 'AK-47 | Redline (Field-Tested)')
      .toSorted((a, b) => (a.wear ?? 0) - (b.wear ?? 0))
    const mean = (list: DemoListing[]) => list.reduce((sum, listing) => sum + listing.price_fen, 0) / list.length
    const quarter = Math.floor(redline.length / 4)
    expect(mean(redline.slice(0, quarter))).toBeGreaterThan(mean(redline.slice(-quarter)))
  })
})

describe('history', () => {
  test('covers a year in some 250,000 rows, one a goods, style and day', () => {
    expect(days.length).toBeGreaterThan(200_000)
    expect(days.length).toBeLessThan(300_000)
    expect(new Set(days.map((day) => `${day.goods_id}${day.style_id}${day.day}`)).size).toBe(days.length)
    expect(days.every((day) => day.low > 0 && day.low <= day.median && day.median <= day.high && day.volume > 0)).toBe(
      true,
    )
  })

  test('leads to the reference price, and every listed goods has one', () => {
    const newest = new Map<string, DemoDay>()
    for (const day of days) if (day.style_id === 0 && !newest.has(day.goods_id)) newest.set(day.goods_id, day)
    const off = market.listings.filter(
      (listing) => newest.get(listing.goods_id)?.median !== market.referencePrice(goodsOf(listing), 0),
    )
    expect(off).toEqual([])
  })

  test('ends yesterday and is dense for famous goods', () => {
    const redline = days.filter((day) => goodsOf(day).market_hash_name === 'AK-47 | Redline (Field-Tested)')
    expect(redline).toHaveLength(365)
    expect(redline[0]?.day).toBe(new Date((NOW - 86_400) * 1000).toISOString().slice(0, 10))
  })
})

describe('past orders', () => {
  const DAY = 86_400
  const orders = () => market.history.sales.flatMap((sale) => sale.orders.map((order) => ({ ...sale, ...order })))

  test('nobody buys from themselves, and each is later than what comes before it', () => {
    expect(orders().filter(({ buyer, seller }) => buyer === seller)).toEqual([])
    for (const { listed_at, orders } of market.history.sales) {
      const times = [market.history.began_at, listed_at, ...orders.map(({ ordered_at }) => ordered_at)]
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
      // The slowest ending takes half a day.
      for (const [index, { ordered_at }] of orders.slice(1).entries())
        expect(ordered_at - orders[index]!.ordered_at).toBeGreaterThan(DAY / 2 + 6 * 3_600)
    }
  })

  test('none of an item comes after one that took it off the market', () => {
    for (const { orders } of market.history.sales)
      for (const { ending } of orders.slice(0, -1)) expect(['unpaid', 'declined', 'unaccepted']).toContain(ending)
  })

  test('whenever it is made, the same people trade the same items', () => {
    const later = generateMarket(catalogue, { seed: 'amber', now: NOW + 1.4 * DAY, listings: 100 })
    const now = generateMarket(catalogue, { seed: 'amber', now: NOW, listings: 100 })
    const tradesOf = ({ history }: DemoMarket) =>
      history.sales.map(({ asset_id, traded_asset_id, seller, orders }) => ({
        asset_id,
        traded_asset_id,
        seller,
        orders: orders.map(({ buyer, ending }) => ({ buyer, ending })),
      }))
    expect(tradesOf(later)).toEqual(tradesOf(now))
    expect(later.history.began_at).toBeGreaterThan(now.history.began_at)
  })

  test('the newest is delivered before the days that the market counts from its orders', () => {
    const yesterday = Math.floor(NOW / DAY) * DAY - DAY
    const delivered = orders().map((order) => order.ordered_at + order.offered_after + order.answered_after)
    expect(Math.max(...delivered)).toBeLessThan(yesterday - 60)
    expect(Math.max(...delivered)).toBeGreaterThan(yesterday - 3 * DAY)
  })

  test('each fetches what its goods and style did on that day', () => {
    const known = new Map(days.map((day) => [`${day.goods_id} ${day.style_id} ${day.day}`, day]))
    const off = market.history.sales.filter(({ goods_id, style_id, price_fen, orders }) => {
      const day = known.get(
        `${goods_id} ${style_id} ${new Date(orders.at(-1)!.ordered_at * 1000).toISOString().slice(0, 10)}`,
      )
      return day && (price_fen < day.low || price_fen > day.high)
    })
    expect(off).toEqual([])
  })

  test("there is one of every ending; the demo's own people have none that went wrong through them", () => {
    expect(Object.keys(Object.groupBy(orders(), ({ ending }) => ending)).toSorted()).toEqual([
      'completed',
      'declined',
      'reversed',
      'unaccepted',
      'undelivered',
      'unpaid',
      'withdrawn',
    ])
    const own = orders().filter(({ buyer, seller }) => buyer === market.sellers.length || seller === 0)
    const failed = own.filter(({ ending }) => ending !== 'completed')
    expect(own.length).toBeGreaterThan(14)
    expect(
      failed.every(({ seller, ending }) => seller === 0 && ['unpaid', 'declined', 'unaccepted'].includes(ending)),
    ).toBe(true)
  })
})

test('some purchase orders ask for less wear than most items have; the highest of a goods takes any', () => {
  const picky = market.purchaseOrders.filter(({ conditions }) => conditions.wear_max !== undefined)
  expect(picky.length).toBeGreaterThan(300)
  for (const order of picky) {
    const { wear_min, wear_max } = goodsOf(order)
    expect(order.conditions.wear_max).toBeGreaterThan(wear_min!)
    expect(order.conditions.wear_max).toBeLessThan(wear_max!)
  }
  for (const orders of Map.groupBy(market.purchaseOrders, ({ goods_id }) => goods_id).values()) {
    const highest = Math.max(...orders.map(({ price_fen }) => price_fen))
    expect(orders.some(({ price_fen, conditions }) => price_fen === highest && !conditions.wear_max)).toBe(true)
  }
})

test('purchase orders stay below the lowest listing', () => {
  expect(market.purchaseOrders.length).toBeGreaterThan(3_000)
  const crossing = market.purchaseOrders.filter(
    (order) => order.price_fen >= (lowest.get(order.goods_id)?.price_fen ?? 0) || order.quantity < 1,
  )
  expect(crossing).toEqual([])
})

test('people: forty sellers with numbers of their own, the first the known one; two stocked inventories', () => {
  expect(market.sellers).toHaveLength(40)
  expect(market.sellers[0]?.phone).toBe('13800000002')
  expect(new Set(market.sellers.map((seller) => seller.phone)).size).toBe(40)
  expect(new Set(market.sellers.map((seller) => seller.nickname)).size).toBe(40)
  expect(market.sellers.every((seller) => /^7656119\d{10}$/.test(seller.steam_id))).toBe(true)
  expect(market.inventories.map(({ phone, assets }) => [phone, assets.length])).toEqual([
    ['13800000002', 60],
    ['13800000001', 60],
  ])
})

test('S1.12 people and shops of the demo have names that anybody might choose', () => {
  const names = market.sellers.flatMap(({ nickname, shop_name }) => [
    parseName(nickname, longestNickname),
    parseName(shop_name, longestShopName),
  ])
  expect(names.filter((parsed) => 'problem' in parsed)).toEqual([])
  const people = makePeople(market.sellers, 'seed', 'https://community.example')
  expect(people.filter(({ nickname }) => 'problem' in parseName(nickname, longestNickname))).toEqual([])
})

test('the anchors lead by popularity', () => {
  const scores = [...market.popularity].toSorted((a, b) => b[1] - a[1])
  expect(scores).toHaveLength(catalogue.goods.length)
  expect(scores.slice(0, ANCHORS.length).map(([id]) => byId.get(id)?.market_hash_name)).toEqual(
    ANCHORS.map(([name]) => name),
  )
})
