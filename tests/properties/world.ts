import { and, asc, eq, inArray } from 'drizzle-orm'
import { bargains } from '#exchange/db/schema/bargains.ts'
import { recharges, withdrawals } from '#exchange/db/schema/payments.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { createMoney } from '../setup/exchange/money.ts'
import type { Trader } from '../setup/exchange/people.ts'
import { stockItem } from '../setup/exchange/purchases.ts'
import { createTrading } from '../setup/exchange/trading.ts'
import type { TestExchange } from '../setup/exchange.ts'

/** The people of one history, and readers of their current rows in the database. */
export interface World {
  exchange: TestExchange
  trading: ReturnType<typeof createTrading>
  money: ReturnType<typeof createMoney>
  /** People whom an operator has signed out sign in again. */
  people: Trader[]
  /** Whether the first of them has a receiving account yet; created when a history first needs it. */
  canWithdraw: boolean
}

const size = 3
const itemsEach = 2
const funds = 1_000_00n

/** Creates three traders with money and items. */
export async function assemble(exchange: TestExchange): Promise<World> {
  const people: Trader[] = []
  for (let place = 0; place < size; place++) {
    const trader = await exchange.signInTrader({ funds })
    for (let item = 0; item < itemsEach; item++) await stockItem(exchange, trader)
    people.push(trader)
  }
  return { exchange, trading: createTrading(exchange), money: createMoney(exchange), people, canWithdraw: false }
}

/** Returns the element that a random number picks; undefined for an empty list. */
export const pick = <One>(list: readonly One[], number: number): One | undefined => list[number % list.length]

const ids = ({ people }: World) => people.map(({ userId }) => userId)
const db = ({ exchange }: World) => exchange.services.db

export const assetsOf = (world: World, owner: Trader) =>
  db(world).select().from(assets).where(eq(assets.ownerId, owner.userId)).orderBy(asc(assets.id))
export const listingsOf = (world: World) =>
  db(world)
    .select()
    .from(listings)
    .where(inArray(listings.sellerId, ids(world)))
    .orderBy(asc(listings.id))
export const ordersOf = (world: World) =>
  db(world)
    .select()
    .from(orders)
    .where(inArray(orders.buyerId, ids(world)))
    .orderBy(asc(orders.id))
export const bargainsOf = (world: World) =>
  db(world)
    .select()
    .from(bargains)
    .where(inArray(bargains.buyerId, ids(world)))
    .orderBy(asc(bargains.id))
export const purchasesOf = (world: World) =>
  db(world)
    .select()
    .from(purchaseOrders)
    .where(inArray(purchaseOrders.buyerId, ids(world)))
    .orderBy(asc(purchaseOrders.id))
export const rechargesOf = (world: World, person: Trader) =>
  db(world)
    .select()
    .from(recharges)
    .where(and(eq(recharges.userId, person.userId)))
    .orderBy(asc(recharges.id))
export const withdrawalsOf = (world: World, person: Trader) =>
  db(world).select().from(withdrawals).where(eq(withdrawals.userId, person.userId)).orderBy(asc(withdrawals.id))

/** Returns the first member, with a receiving account; null while something prevents that. */
export async function withdrawer(world: World): Promise<Trader | null> {
  const person = world.people[0]!
  if (!world.canWithdraw) {
    try {
      await world.money.verify(person)
      await world.money.bind(person)
    } catch {
      return null
    }
    world.canWithdraw = true
  }
  return person
}

/** Returns the member of the world with this id. */
export const memberOf = ({ people }: World, userId: bigint): Trader =>
  people.find((person) => person.userId === userId)!
