import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as shop from '#contract/shop.ts'
import * as follows from '#contract/shop-follows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { shopFollows, shops } from '#exchange/db/schema/shops.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, listItems } from '../../setup/exchange/market.ts'
import type { Person, Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

/** Creates a seller with one listing. */
async function openShop() {
  const seller = await exchange.signInTrader()
  await listItem(exchange, seller, 10_00n)
  return { seller, shop_id: seller.userId.toString() }
}

const follow = (person: Person, shop_id: string, is_followed = true) =>
  exchange.call(follows.follow, { shop_id, is_followed }, person)
const followedBy = async (person: Person) => exchange.ask(follows.followed, {}, person)
const list = (seller: Trader, count: number) => listItems(exchange, seller, Array(count).fill(10_00n))

test('S1.6 a shop is followed once, however often, and no longer when its follower says so', async () => {
  const { shop_id } = await openShop()
  const [ada, ben] = [await exchange.signIn(), await exchange.signIn()]
  expect((await follow(ada, shop_id)).data).toEqual({ is_followed: true, follower_count: 1 })
  expect((await follow(ada, shop_id)).data).toEqual({ is_followed: true, follower_count: 1 })
  expect((await follow(ben, shop_id)).data).toEqual({ is_followed: true, follower_count: 2 })
  expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({ follower_count: 2 })
  // Follows are per person.
  expect((await follow(ada, shop_id, false)).data).toEqual({ is_followed: false, follower_count: 1 })
  expect((await follow(ada, shop_id, false)).data).toEqual({ is_followed: false, follower_count: 1 })
  expect(await exchange.ask(follows.followState, { shop_id }, ada)).toEqual({ is_followed: false, new_count: 0 })
  expect(await exchange.ask(follows.followState, { shop_id }, ben)).toEqual({ is_followed: true, new_count: 0 })
  expect(await followedBy(ada)).toMatchObject({ items: [], total: 0 })
  expect(await followedBy(ben)).toMatchObject({ items: [{ shop_id }], total: 1 })
})

test('S1.6 two windows that follow at once follow once', async () => {
  const { shop_id } = await openShop()
  const ada = await exchange.signIn()
  const answers = await Promise.all([follow(ada, shop_id), follow(ada, shop_id), follow(ada, shop_id)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await followedBy(ada)).toMatchObject({ total: 1 })
})

test('S1.6 what is listed after the last look is new, until the next look or until it is gone', async () => {
  const { seller, shop_id } = await openShop()
  const [ada, ben] = [await exchange.signInTrader({ funds: 100_00n }), await exchange.signIn()]
  await follow(ada, shop_id)
  await follow(ben, shop_id)
  const newTo = async (person: Person) => {
    const { new_count } = await exchange.ask(follows.followState, { shop_id }, person)
    expect((await followedBy(person)).items).toMatchObject([{ shop_id, new_count }])
    return new_count
  }
  expect(await newTo(ada)).toBe(0)
  await exchange.advance(1)
  const [item] = await list(seller, 2)
  expect([await newTo(ada), await newTo(ben)]).toEqual([2, 2])
  await createTrading(exchange).buy(ada, item!)
  expect([await newTo(ada), await newTo(ben)]).toEqual([1, 1])
  await exchange.advance(1)
  expect(await exchange.ask(follows.look, { shop_id }, ada)).toEqual({ is_followed: true })
  expect([await newTo(ada), await newTo(ben)]).toEqual([0, 1])
  // A closed shop shows nothing.
  await exchange.ask(shop.setState, { is_online: false }, seller)
  expect(await newTo(ben)).toBe(0)
  expect((await followedBy(ben)).items).toMatchObject([{ shop_id, is_online: false, on_sale_count: 0 }])
})

test('S1.6 a look at a shop that is not followed changes nothing', async () => {
  const { shop_id } = await openShop()
  const ada = await exchange.signIn()
  expect(await exchange.ask(follows.look, { shop_id }, ada)).toEqual({ is_followed: false })
  expect(await exchange.ask(follows.look, { shop_id: '999999' }, ada)).toEqual({ is_followed: false })
  expect(await followedBy(ada)).toMatchObject({ total: 0 })
})

test('S1.6 new listings are counted to a hundred', async () => {
  const { seller, shop_id } = await openShop()
  const ada = await exchange.signIn()
  await follow(ada, shop_id)
  await exchange.advance(1)
  await list(seller, 101)
  expect(await exchange.ask(follows.followState, { shop_id }, ada)).toMatchObject({ new_count: 100 })
})

test('S1.6 nobody follows their own shop, or one that is not there', async () => {
  const { seller, shop_id } = await openShop()
  expect((await follow(seller, shop_id)).code).toBe(codes.ownShop)
  const nobody = await exchange.signIn()
  for (const unknown of [nobody.userId.toString(), '999999']) {
    expect((await follow(seller, unknown)).code).toBe(codes.notFound)
    expect((await exchange.call(follows.followState, { shop_id: unknown }, seller)).code).toBe(codes.notFound)
  }
})

test('S6.2 following needs a session', async () => {
  const { shop_id } = await openShop()
  for (const asked of [
    exchange.call(follows.follow, { shop_id, is_followed: true }),
    exchange.call(follows.followState, { shop_id }),
    exchange.call(follows.look, { shop_id }),
    exchange.call(follows.followed, {}),
  ])
    expect((await asked).code).toBe(codes.sessionInvalid)
})

test('S1.6 a person follows 500 shops at most, and walks through them page by page', async () => {
  const ada = await exchange.signIn()
  const { db } = exchange.services
  const others = await db
    .insert(users)
    .values(Array.from({ length: 500 }, (_, index) => ({ phone: `177${index}`, nickname: `n${index}` })))
    .returning({ id: users.id })
  await db.insert(shops).values(others.map(({ id }) => ({ ownerId: id })))
  await db.insert(shopFollows).values(others.map(({ id }) => ({ followerId: ada.userId, ownerId: id })))
  const { shop_id } = await openShop()
  expect(await follow(ada, shop_id)).toMatchObject({ code: codes.followsFull, extra: { limit: 500 } })
  // A shop that is already followed doesn't count again.
  expect((await follow(ada, others[0]!.id.toString())).code).toBe(0)
  await follow(ada, others[0]!.id.toString(), false)
  expect((await follow(ada, shop_id)).code).toBe(0)
  const walked: string[] = []
  let cursor: string | undefined
  do {
    const page = await exchange.ask(follows.followed, { page_size: 100, cursor }, ada)
    expect(page).toMatchObject({ total: 500, limit: 500 })
    walked.push(...page.items.map((one) => one.shop_id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(walked).toEqual([
    shop_id,
    ...others
      .slice(1)
      .map(({ id }) => id.toString())
      .toReversed(),
  ])
  expect((await exchange.call(follows.followed, { cursor: 'nonsense' }, ada)).code).toBe(codes.requestInvalid)
})

test('S1.6 shops to look at are open ones with something on sale, those that have delivered before the others', async () => {
  const other = await openTestExchange()
  try {
    const buyer = await other.signInTrader({ funds: 100_00n })
    const [one, idle, closed, sold, banned] = [
      await other.signInTrader(),
      await other.signInTrader(),
      await other.signInTrader(),
      await other.signInTrader(),
      await other.signInTrader(),
    ]
    for (const seller of [one, idle, closed, banned]) await listItem(other, seller, 10_00n)
    const trading = createTrading(other)
    await trading.deliver(one, buyer, 10_00n)
    await trading.deliver(sold, buyer, 10_00n)
    await other.ask(shop.setState, { is_online: false }, closed)
    const ban = { userId: banned.userId, kind: 'sale_banned' as const, seconds: 60, reason: 'test', by: 'operator' }
    await transact(other.services.db, (tx) => restrictUser(tx, ban))
    const { items } = await other.ask(follows.featured, {})
    expect(items).toMatchObject([
      { shop_id: one.userId.toString(), on_sale_count: 1, sample: 1, delivered_ratio: 1 },
      { shop_id: idle.userId.toString(), on_sale_count: 1, sample: 0, delivered_ratio: null },
    ])
    await other.ask(shop.setState, { is_online: false }, idle)
    const shown = async () => (await other.ask(follows.featured, {})).items.map(({ shop_id }) => shop_id)
    await expect.poll(shown, { timeout: 5_000 }).toEqual([one.userId.toString()])
  } finally {
    await other.close()
  }
})
