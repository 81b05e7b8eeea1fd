import { afterAll, beforeAll, expect, test } from 'vitest'
import { info as person } from '#contract/accounts/user.ts'
import { add as addToCart, list as listCart } from '#contract/cart.ts'
import { codes } from '#contract/codes.ts'
import { unreadTotal } from '#contract/mail.ts'
import { sessionSummary } from '#contract/session-summary.ts'
import { info as wallet } from '#contract/wallet/wallet.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { makeRedline } from '../../setup/exchange/market.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { createRestricting } from '../../setup/exchange/restrictions.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await transact(exchange.services.db, makeRedline)
})
afterAll(() => exchange.close())

test('S1.8 S1.11 S3.5 a session’s summary says at once what four calls say one by one', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  await createTrading(exchange).deliver(seller, buyer, 100_00n)
  await createPurchases(exchange).post(buyer, 30_00n)
  await createRestricting(exchange).restrict(buyer, 'sale_banned', 3_600)
  const { item } = await createTrading(exchange).openSale()
  await exchange.ask(addToCart, { listing_ids: [item.listingId] }, buyer)
  for (const one of [buyer, seller]) {
    const ask = () =>
      Promise.all([
        exchange.ask(person, {}, one),
        exchange.ask(wallet, {}, one),
        exchange.ask(unreadTotal, {}, one),
        exchange.ask(listCart, {}, one),
      ])
    const [who, { available, held, pending }, unread, { items }] = await ask()
    const balances = { available, held, pending }
    const cart = items.map(({ listing_id }) => listing_id)
    expect(cart).toHaveLength(one === buyer ? 1 : 0)
    expect(await exchange.ask(sessionSummary, {}, one)).toEqual({
      person: who,
      balances,
      unread,
      cart,
      running_jobs: 0,
    })
    expect(unread.total).toBeGreaterThan(0)
  }
  expect(await exchange.ask(sessionSummary, {}, buyer)).toMatchObject({
    person: { user_id: String(buyer.userId), restrictions: [{ kind: 'sale_banned' }] },
    balances: { available: '870.00', held: '30.00' },
  })
})

test('S6.2 a visitor has no summary', async () => {
  expect((await exchange.call(sessionSummary, {})).code).toBe(codes.sessionInvalid)
})
