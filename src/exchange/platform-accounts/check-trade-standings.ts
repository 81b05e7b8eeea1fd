import { and, asc, eq, exists, gt, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import { isInForce } from '../accounts/restrictions.ts'
import { users } from '../db/schema/accounts.ts'
import { listings } from '../db/schema/listings.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import type { Services } from '../services.ts'
import { eachWithRetry } from './each-with-retry.ts'
import { askTradeStandings } from './platform-standing.ts'
import { refreshTradeHold } from './trade-hold.ts'

export const standingsQueue = 'accounts.trade-standings'

/** The most that the platform answers for in one call. */
const batchSize = 100

/** How many people's holds are checked per run: each takes one call. */
const holdsPerRun = 100

/**
 * Asks the platform about everybody who has a listing, purchase order or purchase under way, or a restriction it
 * caused.
 */
export async function checkTradeStandings(
  { db, platform }: Pick<Services, 'db' | 'platform'>,
  holds = holdsPerRun,
): Promise<void> {
  const isSelling = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.sellerId, users.id), eq(listings.state, 'on_sale')))
  const isWanting = db
    .select({ one: sql`1` })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.buyerId, users.id), eq(purchaseOrders.state, 'active')))
  const isBuying = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.buyerId, users.id), inArray(orders.state, [...liveOrderStates])))
  const isRestricted = db
    .select({ one: sql`1` })
    .from(restrictions)
    .where(and(eq(restrictions.userId, users.id), eq(restrictions.imposedBy, 'platform'), isInForce()))
  for (let last = 0n; ;) {
    const batch = await db
      .select({ userId: users.id, steamId: users.steamId })
      .from(users)
      .where(
        and(
          gt(users.id, last),
          isNotNull(users.steamId),
          or(exists(isSelling), exists(isWanting), exists(isBuying), exists(isRestricted)),
        ),
      )
      .orderBy(asc(users.id))
      .limit(batchSize)
    if (batch.length === 0) break
    const people = batch.map(({ userId, steamId }) => ({ userId, steamId: steamId! }))
    await eachWithRetry(people, await askTradeStandings({ db, platform }, people))
    last = batch.at(-1)!.userId
  }
  const isHeld = exists(
    db
      .select({ one: sql`1` })
      .from(restrictions)
      .where(and(eq(restrictions.userId, users.id), eq(restrictions.kind, 'platform_held'), isInForce())),
  )
  const draw = (condition: SQL | undefined) =>
    db
      .select({ userId: users.id })
      .from(users)
      .where(and(isNotNull(users.tradeUrl), condition))
      .orderBy(sql`random()`)
      .limit(holds)
  // Those who are held wait to be let go, so they come first, but if they are many, half of the run still looks for new
  // holds. Sellers are checked with their inventory.
  const held = await draw(isHeld)
  const others = await draw(and(not(isHeld), or(exists(isWanting), exists(isBuying))))
  const heldCount = Math.max(Math.ceil(holds / 2), holds - others.length)
  const concerned = [...held.slice(0, heldCount), ...others].slice(0, holds)
  await eachWithRetry(concerned, ({ userId }) => refreshTradeHold({ db, platform }, userId))
}
