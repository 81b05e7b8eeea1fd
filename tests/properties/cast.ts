import { and, asc, eq, inArray } from 'drizzle-orm'
import { bargains } from '#exchange/db/schema/bargains.ts'
import { recharges, withdrawals } from '#exchange/db/schema/payments.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { createMoney } from '../setup/exchange-money.ts'
import type { Trader } from '../setup/exchange-people.ts'
import { stockItem } from '../setup/exchange-purchases.ts'
import { createTrading } from '../setup/exchange-trading.ts'
import type { TestExchange } from '../setup/exchange.ts'

/** The people of one history, and what is theirs as the database has it at any moment. */
export interface Cast {
  exchange: TestExchange
  trading: ReturnType<typeof createTrading>
  money: ReturnType<typeof createMoney>
  /** Those whom an operator signed out sign in again. */
  people: Trader[]
  /** The first of them has a payout account; made when a history first needs it. */
  canWithdraw: boolean
}

const size = 3
const itemsEach = 2
const funds = 1_000_00n

/** Three traders with money and items. */
export async function assemble(exchange: TestExchange): Promise<Cast> {
  const people: Trader[] = []
  for (let place = 0; place < size; place++) {
    const trader = await exchange.signInTrader({ funds })
    for (let item = 0; item < itemsEach; item++) await stockItem(exchange, trader)
    people.push(trader)
  }
  return { exchange, trading: createTrading(exchange), money: createMoney(exchange), people, canWithdraw: false }
}

/** One of a list by a random number; undefined of an empty one. */
export const pick = <One>(list: readonly One[], number: number): One | undefined => list[number % list.length]

const ids = ({ people }: Cast) => people.map(({ userId }) => userId)
const db = ({ exchange }: Cast) => exchange.services.db

export const assetsOf = (cast: Cast, owner: Trader) =>
  db(cast).select().from(assets).where(eq(assets.ownerId, owner.userId)).orderBy(asc(assets.id))
export const listingsOf = (cast: Cast) =>
  db(cast)
    .select()
    .from(listings)
    .where(inArray(listings.sellerId, ids(cast)))
    .orderBy(asc(listings.id))
export const ordersOf = (cast: Cast) =>
  db(cast)
    .select()
    .from(orders)
    .where(inArray(orders.buyerId, ids(cast)))
    .orderBy(asc(orders.id))
export const bargainsOf = (cast: Cast) =>
  db(cast)
    .select()
    .from(bargains)
    .where(inArray(bargains.buyerId, ids(cast)))
    .orderBy(asc(bargains.id))
export const purchasesOf = (cast: Cast) =>
  db(cast)
    .select()
    .from(purchaseOrders)
    .where(inArray(purchaseOrders.buyerId, ids(cast)))
    .orderBy(asc(purchaseOrders.id))
export const rechargesOf = (cast: Cast, person: Trader) =>
  db(cast)
    .select()
    .from(recharges)
    .where(and(eq(recharges.userId, person.userId)))
    .orderBy(asc(recharges.id))
export const withdrawalsOf = (cast: Cast, person: Trader) =>
  db(cast).select().from(withdrawals).where(eq(withdrawals.userId, person.userId)).orderBy(asc(withdrawals.id))

/** The first member, with a payout account; null while something keeps them from having one. */
export async function withdrawer(cast: Cast): Promise<Trader | null> {
  const person = cast.people[0]!
  if (!cast.canWithdraw) {
    try {
      await cast.money.verify(person)
      await cast.money.bind(person)
    } catch {
      return null
    }
    cast.canWithdraw = true
  }
  return person
}

/** The member of the cast with this id. */
export const memberOf = ({ people }: Cast, userId: bigint): Trader => people.find((person) => person.userId === userId)!
