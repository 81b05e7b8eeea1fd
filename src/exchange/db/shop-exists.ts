import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from './connection.ts'
import { rowsOf } from './rows.ts'
import { hasShop } from './schema/shops.ts'

export async function shopExists(db: Queryable | Transaction, ownerId: bigint): Promise<boolean> {
  const [row] = await rowsOf<{ has_shop: boolean }>(db, sql`select ${hasShop(ownerId)} as has_shop`)
  return row!.has_shop
}
