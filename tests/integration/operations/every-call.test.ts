import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { terms } from '#contract/bargains/terms.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { setAllowBuyerBargain } from '#contract/accounts/user.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let person: Person
beforeAll(async () => {
  exchange = await openTestExchange()
  person = await exchange.signIn()
})
afterAll(() => exchange.close())

describe.each(allCalls)('$method $path', (call: Call) => {
  test('S7.3 refuses what it does not know, loudly', async () => {
    const stray = { no_such_field: call.body === 'form' ? new Blob(['x']) : 'x' }
    expect(await exchange.call(call, stray as never, person)).toMatchObject({ code: codes.requestInvalid, data: null })
  })
})

describe('calls whose effect is small', () => {
  test('S1.4 S1.12 a seller who wants no bargains gets none', async () => {
    const seller = await exchange.signIn()
    await exchange.ask(setAllowBuyerBargain, { allow_buyer_bargain: false }, seller)
    expect(await exchange.ask(terms, {}, seller)).toMatchObject({ allow_bargain: false })
  })

  test('S1.2 a buyer reminds the seller of a paid order, and nobody else does', async () => {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 200_00n })
    const order_id = await createTrading(exchange).buy(buyer, await listItem(exchange, seller, 100_00n))
    await exchange.runJobs()
    const before = exchange.sms.listMessages(seller.phone).length
    expect(await exchange.call(orders.requestSellerTrade, { order_id }, seller)).toMatchObject({ code: codes.notFound })
    await exchange.ask(orders.requestSellerTrade, { order_id }, buyer)
    await exchange.runJobs()
    expect(exchange.sms.listMessages(seller.phone)).toHaveLength(before + 1)
  })
})
