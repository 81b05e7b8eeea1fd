import { eq } from 'drizzle-orm'
import * as marketGoods from '#contract/market/goods.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import type { TestExchange } from '../exchange.ts'
import { redline } from './market.ts'
import { signInStocked } from './stock.ts'

/** The steps of sellers, and what visitors see of them. */
export function createSelling(exchange: TestExchange) {
  return {
    /** Creates a seller with `count` items of one goods, each with its own wear and seed. */
    stock: (count: number) =>
      signInStocked(
        exchange,
        Array.from({ length: count }, (_, index) => ({ wear: 0.16 + index / 1000, paintSeed: index })),
      ),
    /** Returns an action for `setOnSale`. */
    list: (asset_id: string, price: string) => ({ action: 'list' as const, asset_id, price }),
    /** Returns the goods' listings as visitors see them. */
    async onMarket(): Promise<{ count: number; lowest: string | null; listed: string[] }> {
      const { market: standing } = await exchange.ask(marketGoods.detail, { goods_id: redline })
      const { items } = await exchange.ask(marketGoods.sell, { goods_id: redline, page_size: 100 })
      return {
        count: standing.on_sale_count,
        lowest: standing.lowest_price,
        listed: items.map(({ listing_id }) => listing_id),
      }
    },
    /** Returns the kinds of market feed events about a listing. */
    async feedOf(listingId: string) {
      const rows = await exchange.services.db
        .select()
        .from(marketEvents)
        .where(eq(marketEvents.listingId, BigInt(listingId)))
        .orderBy(marketEvents.id)
      return rows.map(({ kind }) => kind)
    },
  }
}
