import { afterAll, beforeAll, expect, test } from 'vitest'
import { info as person } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { info as wallet } from '#contract/wallet/wallet.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { makeRedline } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await transact(exchange.services.db, makeRedline)
})
afterAll(() => exchange.close())

test('S1.2 S4.20 S6.2 a page that shows one person cannot order in the name of another', async () => {
  const { item, buyer } = await createTrading(exchange).openSale(100_00n)
  const other = await exchange.signInTrader({ funds: 1_000_00n })
  const as = ({ token }: Person, shown: string) => ({ token, headers: { 'x-shown-user': shown } })
  const shown = String(buyer.userId)
  const order = { items: [{ listing_id: item.listingId, price: item.price }] }
  expect(await exchange.call(orders.create, order, as(other, shown))).toMatchObject({ code: codes.personChanged })
  expect(await exchange.call(wallet, {}, as(other, shown))).toMatchObject({ code: codes.personChanged, data: null })
  expect(await exchange.call(person, {}, as(other, ''))).toMatchObject({ code: codes.ok })
  expect(await exchange.call(orders.create, order, as(buyer, shown))).toMatchObject({ code: codes.ok })
})
