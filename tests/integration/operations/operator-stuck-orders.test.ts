import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listMsg } from '#contract/mail.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { logger } from '#exchange/log.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('stuck orders, on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => {
    vi.restoreAllMocks()
    expect(await trading.violations()).toEqual([])
  })

  const type = (...args: string[]) => operate(exchange, ...args)
  const actsOn = async (subject: string) => (await type('acts', '--subject', subject)).said
  const endOrder = (orderId: string, ...more: string[]) =>
    type('end-order', orderId, '--fault', 'seller', '--why', 'ticket 12', ...more)
  const nothing = { available: '0.00', held: '0.00', pending: '0.00' }
  const all = { available: '1000.00', held: '0.00', pending: '0.00' }

  test('S6.5 one that was paid ends once, its buyer has the money back, and who and why are on record', async () => {
    const { buyer, seller, orderId } = await trading.openOrder()
    const refused = await endOrder(orderId)
    expect(refused).toMatchObject({
      code: 64,
      said: [expect.stringContaining('--open-offer none'), expect.anything()],
    })
    await trading.expectUntouched(seller, buyer)
    expect(await endOrder(orderId, '--open-offer', 'none')).toEqual({
      code: 0,
      said: [`order ${orderId} has ended, and its buyer has 100.00 back`],
    })
    expect((await endOrder(orderId, '--open-offer', 'none')).said[0]).toContain('has the money back')
    expect(await trading.balancesOf(buyer)).toEqual(all)
    const { order, events } = await trading.detailOf(buyer, orderId)
    expect(order.state).toBe('refunded')
    expect(events.at(-1)).toMatchObject({ event: 'end', actor: 'operator', reason: null })
    expect(await mailKindsOf(exchange, buyer)).toContain('order_called_off')
    expect(await mailKindsOf(exchange, seller)).toContain('order_called_off_taken_down')
    expect(await actsOn(`order:${orderId}`)).toEqual([
      expect.stringMatching(/ada {2}end-order .*"fault":"seller".*ticket 12$/),
      '1 acts',
    ])
  })

  test('S6.5 one that ended without the seller’s fault tells the seller that the listing is back', async () => {
    const { buyer, seller, orderId } = await trading.openOrder()
    await type('end-order', orderId, '--fault', 'platform', '--open-offer', 'none', '--why', 'ticket 13')
    const [told] = (await exchange.ask(listMsg, {}, seller)).items
    expect(told).toMatchObject({ kind: 'order_called_off_returned' })
    expect(told?.text).toMatch(/Your listing is on sale again/)
    expect((await trading.detailOf(buyer, orderId)).order.is_ended_by_support).toBe(true)
  })

  test('S6.5 one in protection is undone as a reversal is: from pending and escrow', async () => {
    const { buyer, seller, item, orderId } = await trading.openOrder()
    await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
    await trading.runOrders()
    expect(await trading.balancesOf(seller)).toMatchObject({ pending: '97.50' })
    expect((await endOrder(orderId)).code).toBe(0)
    expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
    expect(await trading.balancesOf(buyer)).toEqual(all)
    expect(await trading.balancesOf(seller)).toEqual(nothing)
    const newest = async (person: Person) => (await exchange.ask(listMsg, {}, person)).items[0]
    expect(await newest(buyer)).toMatchObject({
      kind: 'order_ended_by_support',
      text: expect.stringMatching(/¥100\.00 is back in your balance\. If you have the item, send it back/),
    })
    expect(await newest(seller)).toMatchObject({
      kind: 'order_ended_by_support_for_seller',
      text: expect.stringMatching(/has to send the item back to you/),
    })
    expect((await trading.detailOf(buyer, orderId)).order.is_ended_by_support).toBe(true)
    await exchange.advance(300)
    await exchange.runDue()
    expect(await trading.balancesOf(seller)).toEqual(nothing)
  })

  test('S6.5 one that has settled is not refunded: the money is its seller’s', async () => {
    const { buyer, seller, item, orderId } = await trading.openOrder()
    await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
    await trading.runOrders()
    await exchange.advance(120)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('completed')
    expect(await endOrder(orderId)).toMatchObject({
      code: 64,
      said: [expect.stringContaining('it is completed'), expect.anything()],
    })
    expect(await trading.balancesOf(seller)).toMatchObject({ available: '97.50' })
    expect(await actsOn(`order:${orderId}`)).toEqual(['0 acts'])
  })

  test('S6.5 one whose trade nobody can make out is delivered and paid by hand, each in its time and once', async () => {
    const { buyer, seller, item, orderId } = await trading.openOrder()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    const tradeId = await trading.accept(buyer, offerId)
    const { platform } = exchange.services
    const { getTradeStatus } = platform
    const delivery = await getTradeStatus(seller.apiKey, tradeId)
    if (!delivery.ok) throw new Error(delivery.reason)
    const asset = delivery.trade.itemsGiven[0]!.newAssetId!
    vi.spyOn(platform, 'getTradeStatus').mockResolvedValue({
      ...delivery,
      trade: { ...delivery.trade, status: 'unknown' },
    })
    const settle = () => type('settle-order', orderId, '--why', 'ticket 14')
    const deliver = () => type('deliver-order', orderId, '--trade', tradeId, '--asset', asset, '--why', 'ticket 14')
    await exchange.advance(3 * 43_200)
    await exchange.runDue()
    expect((await type('stuck-orders')).said).toEqual([
      expect.stringMatching(new RegExp(`^${orderId}  \\S+  awaiting_acceptance  100\\.00  offer ${offerId}  trade -$`)),
      '1 stuck',
    ])
    expect((await settle()).said[0]).toMatch(/only a delivered one can be settled/)
    expect(await deliver()).toEqual({ code: 0, said: [`order ${orderId} is delivered`] })
    expect((await deliver()).code).toBe(0)
    expect(await trading.balancesOf(seller)).toMatchObject({ available: '0.00', pending: '97.50' })
    expect((await settle()).said[0]).toMatch(/is protected until/)
    await exchange.advance(120)
    await exchange.runDue()
    expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
    const done = { code: 0, said: [`order ${orderId} is completed, and its seller has 97.50`] }
    expect([await settle(), await settle()]).toEqual([done, done])
    expect(await trading.balancesOf(seller)).toEqual({ ...nothing, available: '97.50' })
    expect((await deliver()).code).toBe(0)
    const { order, events } = await trading.detailOf(seller, orderId)
    expect(order.is_ended_by_support).toBe(false)
    expect(events.slice(-2).map(({ event, actor }) => `${actor} ${event}`)).toEqual([
      'operator offer_accepted',
      'operator settle',
    ])
    expect((await actsOn(`order:${orderId}`)).at(-1)).toBe('2 acts')
  })

  test('S6.5 one that was delivered by the wrong number waits, and follows the right one once that is named', async () => {
    const { buyer, seller, item, orderId } = await trading.openOrder()
    const tradeId = await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
    const other = await trading.deliver(seller, await exchange.signInTrader({ funds: 1_000_00n }), 10_00n)
    const wrong = (await type('order', other)).said.join('\n').match(/trade (\d+)/)![1]!
    for (const id of [wrong, tradeId]) exchange.steam.reverseTrade(id)
    const { platform } = exchange.services
    const { getTradeStatus } = platform
    const silent = vi.spyOn(platform, 'getTradeStatus').mockImplementation(async (key, id) => {
      const told = await getTradeStatus(key, id)
      return told.ok && id === tradeId ? { ...told, trade: { ...told.trade, status: 'unknown' } } : told
    })
    await trading.runOrders()
    const state = async () => (await type('order', orderId)).said[0]
    const deliver = (trade: string) =>
      type('deliver-order', orderId, '--trade', trade, '--asset', '77', '--why', 'ticket 16')
    for (const number of [wrong, '4711']) {
      expect((await deliver(number)).code).toBe(0)
      await exchange.advance(3 * 43_200)
      await exchange.runDue()
      expect(await state(), 'by then both have to sign in again').toBe(`order ${orderId}: in_protection`)
    }
    silent.mockRestore()
    expect((await deliver(tradeId)).code).toBe(0)
    await exchange.advance(3_600)
    await exchange.runDue()
    expect(await state()).toMatch(/reversed/)
    expect((await deliver(tradeId)).code).toBe(0)
    expect((await actsOn(`order:${orderId}`)).at(-1)).toBe('3 acts')
  })

  test('S6.5 the number of a delivered item is corrected, and no other item of its buyer’s is taken for it', async () => {
    const { buyer, seller, item } = await trading.openSale()
    const { platformAssetId: own } = await listItem(exchange, buyer, 10_00n)
    const orderId = await trading.buy(buyer, item)
    const tradeId = await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
    const { platform } = exchange.services
    const { getTradeStatus } = platform
    vi.spyOn(platform, 'getTradeStatus').mockImplementation(async (key, id) => {
      const told = await getTradeStatus(key, id)
      return told.ok ? { ...told, trade: { ...told.trade, status: 'unknown' } } : told
    })
    await trading.runOrders()
    const deliver = (asset: string) =>
      type('deliver-order', orderId, '--trade', tradeId, '--asset', asset, '--why', 'ticket 18')
    const numbers = async () =>
      (await exchange.services.db.select().from(assets).where(eq(assets.ownerId, buyer.userId))).map(
        ({ platformAssetId }) => platformAssetId,
      )
    expect((await deliver(own)).said[0]).toMatch(/had an item \d+ before/)
    expect((await deliver('77')).code).toBe(0)
    expect(await numbers()).toEqual(expect.arrayContaining([own, '77']))
    expect((await deliver('78')).code).toBe(0)
    expect(await numbers()).toEqual(expect.arrayContaining([own, '78']))
    expect(await numbers()).not.toContain('77')
    expect((await actsOn(`order:${orderId}`)).at(-1)).toBe('2 acts')
    expect((await endOrder(orderId)).code).toBe(0)
  })

  test('S6.5 one that has settled unseen is named in the log and in its history', async () => {
    const { buyer, seller } = await trading.openSale()
    const orderId = await trading.deliver(seller, buyer, 100_00n)
    vi.spyOn(exchange.services.platform, 'getTradeStatus').mockResolvedValue({ ok: false, reason: 'api_key_invalid' })
    const warned = vi.spyOn(logger, 'warn')
    await exchange.advance(43_200)
    await exchange.runDue()
    expect((await type('stuck-orders')).said[0]).toMatch(new RegExp(`^${orderId} .* in_protection `))
    await exchange.advance(43_260)
    await exchange.runDue()
    expect(await trading.stateOf(buyer, orderId)).toBe('completed')
    expect((await trading.detailOf(buyer, orderId)).events.at(-1)).toMatchObject({
      event: 'settle',
      actor: 'system',
      reason: 'platform_silent',
    })
    expect(warned.mock.calls).toContainEqual([
      expect.objectContaining({ event: 'order.settled_unseen', orderId: BigInt(orderId) }),
      expect.any(String),
    ])
  })

  test('S6.5 one that was ended twice at once has ended once', async () => {
    const { buyer, orderId } = await trading.openOrder()
    const both = await Promise.all([1, 2].map(() => endOrder(orderId, '--open-offer', 'none')))
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 64])
    expect(await trading.balancesOf(buyer)).toEqual(all)
    expect((await actsOn(`order:${orderId}`)).at(-1)).toBe('1 acts')
  })
})
