import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/accounts/auth.ts'
import * as orders from '#contract/orders/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { withdrawCancel } from '#contract/wallet/withdrawals.ts'
import { personEventsPath } from '#contract/words.ts'
import { transact } from '#exchange/db/transact.ts'
import { failListings } from '#exchange/listings/fail-listings.ts'
import { sendMail } from '#exchange/mail/send-mail.ts'
import { personEventRoutes } from '#exchange/person-events/http.ts'
import { personFeedOf } from '#exchange/person-events/person-feed.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { Follower } from '../../setup/event-follower.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

const following = { event: 'following', data: '{}', retry: '3000' }
const changed = { event: 'changed', data: '{}' }
const beatMs = 50

describe.each(['pglite', 'postgres'] as const)('what happens to a person, on %s', (engine) => {
  let exchange: TestExchange
  let routes: ReturnType<typeof personEventRoutes>
  const open: Follower[] = []
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    routes = personEventRoutes(exchange.services, beatMs)
  })
  afterEach(() => Promise.all(open.splice(0).map((follower) => follower.close())))
  afterAll(() => exchange.close())

  async function get({ token, userId }: Pick<Person, 'token' | 'userId'>, headers: Record<string, string> = {}) {
    const url = `http://market.test${personEventsPath}?user_id=${userId}`
    return routes.fetch(new Request(url, { headers: { authorization: `Bearer ${token}`, ...headers } }))
  }
  async function follow(person: Person) {
    const follower = new Follower(await get(person))
    open.push(follower)
    if (follower.response.status === 200) expect(await follower.take(1)).toEqual([following])
    return follower
  }
  const tell = ({ userId }: Person) =>
    transact(exchange.services.db, (tx) => sendMail(tx, userId, { kind: 'restriction_lifted' }))
  async function timeUp() {
    await exchange.advance(3_600)
    await exchange.runDue()
  }
  /** Nobody else may be following: what is older would be told to who comes while the feed runs. */
  async function expectTold(person: Person, step: () => Promise<unknown>) {
    const follower = await follow(person)
    await step()
    expect(await follower.take(1)).toEqual([changed])
    await follower.close()
  }
  /** What a stream has told until its session is over. */
  async function allOf(follower: Follower, person: Person) {
    await exchange.ask(logout, {}, person)
    return follower.take(100)
  }

  test('S1.4 S2.10 S6.4 a seller is told of a sale, without a word of it, and nobody else is', async () => {
    const trading = createTrading(exchange)
    const { seller, buyer, item } = await trading.openSale(100_00n)
    const stranger = await exchange.signIn()
    const [ofSeller, ofStranger] = [await follow(seller), await follow(stranger)]
    expect(ofSeller.response.headers.get('content-type')).toContain('text/event-stream')
    await trading.buy(buyer, item)
    expect(await ofSeller.take(1)).toEqual([changed])
    await tell(stranger)
    expect(await ofStranger.take(1)).toEqual([changed])
    expect(await allOf(ofStranger, stranger), 'only of what was theirs').toEqual([])
  })

  test('S1.4 both sides of a bargain are told of its steps, also of one whose price was never paid', async () => {
    const bargaining = createBargaining(exchange)
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
    const item = await listItem(exchange, seller, 100_00n)
    let id = ''
    await expectTold(seller, async () => (id = await bargaining.offer(buyer, item, '80.00')))
    await expectTold(buyer, () => bargaining.counter(seller, id, '90.00'))

    const poor = await exchange.signInTrader()
    await bargaining.create(poor, await listItem(exchange, seller, 50_00n), '40.00')
    await expectTold(poor, timeUp)
  })

  test('S4.22 who has acted on the platform is told that the market knows', async () => {
    const trading = createTrading(exchange)
    const { seller, buyer, item } = await trading.openOrder()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await expectTold(seller, trading.runOrders)
    await trading.accept(buyer, offerId)
    await expectTold(buyer, trading.runOrders)
  })

  test('S4.22 a buyer is told that the time to pay is over', async () => {
    const { buyer, item } = await createTrading(exchange).openSale()
    await exchange.ask(orders.create, { items: [{ listing_id: item.listingId, price: item.price }] }, buyer)
    await expectTold(buyer, timeUp)
  })

  test('S4.22 of failed listings and of a filled purchase order people are told', async () => {
    const purchases = createPurchases(exchange)
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
    const stocked = await stockItem(exchange, seller)
    const purchaseId = await purchases.post(buyer, 200n)
    await expectTold(buyer, () => purchases.supply(seller, purchaseId, 200n, stocked))
    await listItem(exchange, seller, 100_00n)
    await expectTold(seller, () =>
      transact(exchange.services.db, async (tx) => {
        await failListings(tx, seller.userId, 'inventory_private')
        return {}
      }),
    )
  })

  test('S4.22 other devices learn of a withdrawal, and of failed listings that are put right', async () => {
    const money = createMoney(exchange)
    const person = await money.signInEarner(1_000_00n)
    let id = ''
    await expectTold(person, async () => (id = (await money.begin(person, '100.00')).withdraw_id))
    await expectTold(person, () => exchange.ask(withdrawCancel, { withdraw_id: id }, person))

    const seller = await exchange.signInTrader()
    const { listingId } = await listItem(exchange, seller, 100_00n)
    await transact(exchange.services.db, async (tx) => {
      await failListings(tx, seller.userId, 'inventory_private')
      return {}
    })
    const takeDown = { items: [{ action: 'take_down' as const, listing_id: listingId }] }
    await expectTold(seller, () => exchange.ask(setOnSale, takeDown, seller))
  })

  test('S4.20 S6.4 there is nothing to follow without a session, nor for another person', async () => {
    const [one, other] = [await exchange.signIn(), await exchange.signIn()]
    expect((await get({ userId: one.userId, token: 'unknown-token-of-nobody' })).status).toBe(204)
    expect((await get({ userId: one.userId, token: other.token })).status).toBe(204)
    await exchange.ask(logout, {}, one)
    expect((await get(one)).status).toBe(204)
  })

  test('S4.20 a stream ends with its session, and tells nothing any more', async () => {
    const person = await exchange.signIn()
    const again = await exchange.signInAgain(person)
    const [ended, goesOn] = [await follow(person), await follow(again)]
    await exchange.ask(logout, {}, person)
    await tell(person)
    expect(await ended.take(1)).toEqual([])
    expect(await goesOn.take(1)).toEqual([changed])
  })

  test('opens only so many streams for a person and for a network, and gives their places back', async () => {
    const person = await exchange.signIn()
    const all = await Promise.all(Array.from({ length: 12 }, () => follow(person)))
    expect(all.map(({ response }) => response.status)).toEqual(all.map(() => 200))
    const another = await get(person)
    expect([another.status, another.headers.get('retry-after')]).toEqual([429, '3'])
    await all[0]!.close()
    await expect.poll(async () => (await follow(person)).response.status).toBe(200)

    const here = { 'x-client-address': '192.0.2.8' }
    const many = await Promise.all(Array.from({ length: 48 }, async () => get(await exchange.signIn(), here)))
    for (const response of many) open.push(new Follower(response))
    expect(many.every(({ status }) => status === 200)).toBe(true)
    const late = await exchange.signIn()
    expect((await get(late, here)).status).toBe(429)
    expect((await follow(late)).response.status).toBe(200)
  })
})

describe('the feed of people under many writers, on postgres', () => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine: 'postgres' })
  })
  afterAll(() => exchange.close())

  test('S1.4 what commits late is told, though younger messages have been, and each only once', async () => {
    const [late, early] = [await exchange.signIn(), await exchange.signIn()]
    const heard: string[] = []
    const feed = personFeedOf(exchange.services.db)
    const leave = await Promise.all(
      Object.entries({ late, early }).map(([name, { userId }]) =>
        feed.subscribe({ userId, onChange: () => heard.push(name) }, () => {}),
      ),
    )
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const mail = { kind: 'restriction_lifted' } as const
    const done = transact(exchange.services.db, async (tx) => {
      await sendMail(tx, late.userId, mail)
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    await transact(exchange.services.db, (tx) => sendMail(tx, early.userId, mail))
    await expect.poll(() => heard).toEqual(['early'])
    // A younger one again, told by a later round: the first was read once more meanwhile.
    await transact(exchange.services.db, (tx) => sendMail(tx, early.userId, mail))
    await expect.poll(() => heard).toEqual(['early', 'early'])
    mayCommit.resolve()
    await done
    await expect.poll(() => heard).toEqual(['early', 'early', 'late'])
    for (const stop of leave) stop()
  })

  test('ends its streams when the exchange stops, and takes no new ones', async () => {
    const person = await exchange.signIn()
    const request = () =>
      exchange.app.fetch(
        new Request(`http://market.test${personEventsPath}?user_id=${person.userId}`, {
          headers: { authorization: `Bearer ${person.token}` },
        }),
      )
    const follower = new Follower(await request())
    const rest = follower.take(2)
    personFeedOf(exchange.services.db).close()
    expect(await rest).toEqual([following])
    expect((await request()).status).toBe(503)
  })
})
