import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openApiKey } from '../accounts/api-key.ts'
import { users } from '../db/schema/accounts.ts'
import { goods } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/orders.ts'
import type { Services } from '../services.ts'
import { asPassed, isPassing } from './opening-side.ts'

export type Side = 'seller' | 'buyer'

export interface SideKey {
  owner: Side
  key: string
  /** Known to be this side's own. The platform never says whose a key is, and an unused one of a stranger passes. */
  isProven: boolean
}

/** An order, as `asPassed` has it, with what is needed to ask the platform about it. */
export interface Parties {
  order: typeof orders.$inferSelect
  /** Whether it passes to its seller with its next step; see `opening-side.ts`. */
  isPassing: boolean
  sellerSteamId: string | null
  buyerSteamId: string | null
  /** The platform's name of the goods. */
  marketHashName: string
  /** The database time of this read. */
  now: Date
  /** Keys to ask with, the seller's first: sellers want theirs to work. */
  keys: SideKey[]
}

export async function readParties(
  services: Pick<Services, 'db' | 'settings'>,
  orderId: bigint,
): Promise<Parties | null> {
  const [parties] = await readPartiesOf(services, [orderId])
  return parties ?? null
}

/** Same as `readParties`, for many orders at once, in no particular order. */
export async function readPartiesOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  orderIds: readonly bigint[],
): Promise<Parties[]> {
  const seller = alias(users, 'seller')
  const buyer = alias(users, 'buyer')
  const trader = (side: typeof seller | typeof buyer) => ({
    id: side.id,
    steamId: side.steamId,
    apiKey: side.apiKey,
    isProven: side.isApiKeyProven,
  })
  const rows = await db
    .select({
      order: orders,
      isPassing,
      seller: trader(seller),
      buyer: trader(buyer),
      marketHashName: goods.marketHashName,
      now: sql<string>`amber_now()`,
    })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .where(inArray(orders.id, [...orderIds]))
  return rows.map(asPassed).map((row) => {
    const sellerKey = openApiKey(settings.secretKey, row.seller)
    const buyerKey = openApiKey(settings.secretKey, row.buyer)
    return {
      order: row.order,
      isPassing: row.isPassing,
      sellerSteamId: row.seller.steamId,
      buyerSteamId: row.buyer.steamId,
      marketHashName: row.marketHashName,
      now: new Date(row.now),
      keys: [
        ...(sellerKey ? [{ owner: 'seller' as const, key: sellerKey, isProven: row.seller.isProven }] : []),
        ...(buyerKey ? [{ owner: 'buyer' as const, key: buyerKey, isProven: row.buyer.isProven }] : []),
      ],
    }
  })
}
