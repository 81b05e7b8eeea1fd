import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/**
 * Goods ids in batches of `size`: all goods, or those on sale. What is done to all of them takes a transaction a batch,
 * since the embedded engine has one connection, and everybody else waits for it.
 */
export async function goodsBatches(db: Queryable, size: number, which: 'all' | 'on_sale'): Promise<string[][]> {
  const goods = await rowsOf<{ id: string }>(
    db,
    sql`
      select goods_id as id from goods_markets
      where style_id = 0 and (${which === 'all'} or on_sale_count > 0) order by goods_id`,
  )
  const batches = []
  for (let from = 0; from < goods.length; from += size) {
    batches.push(goods.slice(from, from + size).map(({ id }) => id))
  }
  return batches
}
