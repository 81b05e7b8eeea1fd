import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallInput } from '#contract/call.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { purchaseSorts } from '#contract/words.ts'
import { goodsIdOf } from '#exchange/catalogue/goods-id.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'

type Mine = Omit<Extract<CallInput<typeof purchases.list>, { scope: 'mine' }>, 'scope'>

describe.each(['pglite', 'postgres'] as const)('my purchase orders on %s', (engine) => {
  let exchange: TestExchange
  let purchasing: ReturnType<typeof createPurchases>
  let buyer: Trader
  /** Oldest first. Prices and expiries come twice. */
  let redlines: string[]
  let karambit: string
  let strangers: string

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    purchasing = createPurchases(exchange)
    await stockMarket(exchange)
    const [[me], [somebody]] = await Promise.all([purchasing.people(), purchasing.people()])
    buyer = me
    redlines = []
    for (const price of [5_00n, 3_00n, 5_00n, 3_00n, 4_00n]) redlines.push(await purchasing.post(buyer, price))
    karambit = await purchasing.post(buyer, 4_00n, 1, { goods_id: goodsIdOf('★ Karambit | Doppler (Factory New)') })
    strangers = await purchasing.post(somebody, 5_00n)
    const days = [3, 1, 3, 2, 1, 4]
    for (const [index, id] of [...redlines, karambit].entries()) {
      const expiresAt = sql`amber_now() + ${days[index]} * interval '1 day'`
      await exchange.services.db
        .update(purchaseOrders)
        .set({ expiresAt })
        .where(eq(purchaseOrders.id, BigInt(id)))
    }
  })
  afterAll(() => exchange.close())

  const read = (asked: Mine) => exchange.ask(purchases.list, { scope: 'mine', ...asked }, buyer)
  const idsOf = async (asked: Mine) => (await read(asked)).items.map(({ purchase_id }) => purchase_id)
  const codeOf = async (asked: Mine) => (await exchange.call(purchases.list, { scope: 'mine', ...asked }, buyer)).code
  /** The purchase orders at these places of the list above; 5 is the karambit. */
  const at = (...places: number[]) => places.map((place) => [...redlines, karambit][place]!)
  /** Reads a list to its end, one row at a time. */
  async function walk(asked: Mine): Promise<string[]> {
    const walked: string[] = []
    let cursor: string | undefined
    do {
      const page = await read({ ...asked, page_size: 1, cursor })
      walked.push(...page.items.map(({ purchase_id }) => purchase_id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return walked
  }

  test('S2.9 are found by the name of their item, in both languages and as people type it', async () => {
    for (const keyword of ['redline', 'AK-47 Redline', 'ak47 ft', '红线', '久经沙场 红线']) {
      expect(await idsOf({ keyword }), keyword).toEqual(redlines.toReversed())
    }
    for (const keyword of ['karambit', '爪子刀', '多普勒'])
      expect(await idsOf({ keyword }), keyword).toEqual([karambit])
    for (const keyword of ['neo-noir', 'redline karambit', '|', '%'])
      expect(await idsOf({ keyword }), keyword).toEqual([])
    expect(await idsOf({ keyword: ' ' }), 'a blank finds everything').toHaveLength(6)
    expect(await idsOf({ tab: 'suspended', keyword: 'redline' })).toEqual([])
    expect(await codeOf({ keyword: 'x'.repeat(81) })).toBe(codes.requestInvalid)
  })

  test('S2.9 S4.22 are walked by key in each order, those of one price or expiry too', async () => {
    const open = { tab: 'wait_supply' } as const
    expect(await walk(open)).toEqual(at(5, 4, 3, 2, 1, 0))
    expect(await walk({ ...open, sort: 'price_desc' })).toEqual(at(2, 0, 5, 4, 3, 1))
    expect(await walk({ ...open, sort: 'price_asc' })).toEqual(at(1, 3, 4, 5, 0, 2))
    expect(await walk({ ...open, sort: 'expiring' })).toEqual(at(1, 4, 3, 0, 2, 5))
    expect(await walk({ ...open, sort: 'expiring', keyword: 'redline' })).toEqual(at(1, 4, 3, 0, 2))
    for (const sort of purchaseSorts) expect(await walk({ ...open, sort }), sort).not.toContain(strangers)
  })

  test('S4.22 a position of another order, or a made-up one, is refused', async () => {
    const tab = 'wait_supply'
    for (const sort of purchaseSorts) {
      const { next_cursor } = await read({ tab, sort, page_size: 2 })
      for (const other of purchaseSorts.filter((one) => one !== sort)) {
        expect(await codeOf({ tab, sort: other, cursor: next_cursor! }), `${sort} in ${other}`).toBe(
          codes.requestInvalid,
        )
      }
      const keys = sort === 'newest' ? ['5'] : ['', '1.5', ...(sort === 'expiring' ? ['999999999999999999'] : [])]
      for (const key of keys) {
        const cursor = Buffer.from(`${sort} ${key} 7`).toString('base64url')
        expect(await codeOf({ tab, sort, cursor }), `${sort} at ${key}`).toBe(codes.requestInvalid)
      }
      expect(await codeOf({ tab, sort, cursor: 'nonsense' })).toBe(codes.requestInvalid)
    }
    expect(await codeOf({ sort: 'oldest' as 'newest' })).toBe(codes.requestInvalid)
  })

  test('S2.9 what has ended is sorted by price, not by an expiry that no longer comes', async () => {
    for (const id of at(0, 1, 2)) await purchasing.set(buyer, id, 'cancel')
    for (const id of at(3, 4)) await purchasing.set(buyer, id, 'suspend')
    expect(await walk({ tab: 'record', sort: 'price_asc' })).toEqual(at(1, 0, 2))
    expect(await walk({ tab: 'record', sort: 'price_desc' })).toEqual(at(2, 0, 1))
    expect(await walk({ tab: 'suspended', sort: 'expiring' })).toEqual(at(4, 3))
    expect(await codeOf({ tab: 'record', sort: 'expiring' })).toBe(codes.requestInvalid)
    expect(await codeOf({ sort: 'expiring' }), 'some of all have ended').toBe(codes.requestInvalid)
    expect(await walk({ sort: 'price_asc' })).toEqual(at(1, 3, 4, 5, 0, 2))
  })
})
