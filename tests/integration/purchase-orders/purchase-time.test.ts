import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'

describe.each(['pglite', 'postgres'] as const)('the time of purchase orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let purchasing: ReturnType<typeof createPurchases>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    purchasing = createPurchases(exchange)
    await listItem(exchange, await exchange.signInTrader(), 500_00n)
  })
  afterAll(async () => {
    expect(await trading.violations()).toEqual([])
    await exchange.close()
  })

  test('S4.22 unpaid it ends after ten minutes, and can no longer be paid then', async () => {
    const [buyer] = await purchasing.people()
    const terms = { goods_id: redline, price: '5.00', quantity: 1 }
    const { purchase_id, total } = await exchange.ask(purchases.create, terms, { token: buyer.token })
    await exchange.advance(601)
    const late = await exchange.call(purchases.pay, { purchase_id, total }, { token: buyer.token })
    expect(late).toMatchObject({ code: codes.stateConflict, extra: { state: 'awaiting_payment' } })
    await exchange.runDue()
    expect(await purchasing.look(buyer, purchase_id)).toMatchObject({ state: 'cancelled' })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  })

  test('S4.22 paid it expires after thirty days; what was not supplied comes back', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 20_00n, 2)
    await purchasing.supply(seller, id, 20_00n, await stockItem(exchange, seller))
    await exchange.advance(30 * 86_400 + 1)
    const item = await stockItem(exchange, seller)
    const [late, owner] = [await exchange.signInAgain(seller), await exchange.signInAgain(buyer)]
    expect(await purchasing.supply(late, id, 20_00n, item)).toMatchObject({ code: codes.purchaseOrderClosed })
    await exchange.runDue()
    expect(await purchasing.look(owner, id)).toMatchObject({ state: 'expired', filled: 1 })
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '0.00' })
    expect(await mailKindsOf(exchange, owner)).toContain('purchase_expired')
  })

  test('S1.3 S4.22 it is open for as many days as its buyer says, and for more once that is changed', async () => {
    const [buyer] = await purchasing.people()
    const day = 86_400
    const terms = { goods_id: redline, price: '5.00', quantity: 1, open_days: 3 }
    const { purchase_id, total } = await exchange.ask(purchases.create, terms, { token: buyer.token })
    // The days begin when it is paid.
    await exchange.advance(300)
    const { expires_at } = await exchange.ask(purchases.pay, { purchase_id, total }, { token: buyer.token })
    expect(expires_at - (await purchasing.look(buyer, purchase_id)).paid_at!).toBe(3 * day)
    await exchange.advance(2 * day)
    const change = { purchase_id, price: '6.00', quantity: 1, total: '6.00' }
    await exchange.ask(purchases.change, change, { token: buyer.token })
    expect((await purchasing.look(buyer, purchase_id)).expires_at, 'a change of the price alone').toBe(expires_at)
    await exchange.ask(purchases.change, { ...change, open_days: 7 }, { token: buyer.token })
    const { expires_at: later } = await purchasing.look(buyer, purchase_id)
    expect(later! - expires_at).toBeGreaterThanOrEqual(6 * day - 300)
    await exchange.advance(2 * day)
    await exchange.runDue()
    const owner = await exchange.signInAgain(buyer)
    expect(await purchasing.look(owner, purchase_id)).toMatchObject({ state: 'active' })
    await exchange.advance(5 * day + 300)
    await exchange.runDue()
    expect(await purchasing.look(await exchange.signInAgain(buyer), purchase_id)).toMatchObject({ state: 'expired' })
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '0.00' })
  })

  test.each([0, 31, 1.5])('S1.3 S2.19 %d days are refused', async (open_days) => {
    const [buyer] = await purchasing.people()
    const terms = { goods_id: redline, price: '5.00', quantity: 1, open_days }
    expect(await exchange.call(purchases.create, terms, { token: buyer.token })).toMatchObject({
      code: codes.requestInvalid,
    })
  })
})
