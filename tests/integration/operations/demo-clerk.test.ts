import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSalesClerk } from '#demo/answer-sales.ts'
import { findWaitingSellers } from '#demo/waiting-sellers.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

test('S7.2 after a restart only those sellers of the demo sign in whose buyers wait', async () => {
  const trading = createTrading(exchange)
  const { seller, buyer, item } = await trading.openOrder()
  await trading.openSale()
  expect(await findWaitingSellers(exchange.services.db)).toEqual([seller.phone])
  await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect(await findWaitingSellers(exchange.services.db)).toEqual([])
})

test('S7.2 each seller of the demo comes from an address of their own, so that none uses up the tries of the others', async () => {
  const addresses: (string | null)[] = []
  const clerk = createSalesClerk({
    sellers: [{ phone: '1' }, { phone: '2' }] as never,
    passwordDigest: 'x',
    exchangeFetch: (request) => {
      addresses.push(request.headers.get('x-client-address'))
      return Promise.resolve(Response.json({ code: 1, data: null }))
    },
    readCaptcha: () => Promise.resolve(null),
    autoSeller: null as never,
  })
  for (const phone of ['1', '2']) await expect(clerk.attend(phone)).rejects.toThrow('no captcha')
  expect(addresses).toEqual(['demo seller 1', 'demo seller 2'])
})
