import { and, eq, sql } from 'drizzle-orm'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import { local } from '../catalogue/goods-index.ts'
import { imageOf } from '../catalogue/image.ts'
import { amountOrNull, standingColumns } from '../catalogue/market-standing.ts'
import { gradeName, RARITIES, type Rarity } from '../catalogue/vocabulary.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { Locale } from '../http/context.ts'

export type Standing = Awaited<ReturnType<typeof readStandings>> extends Map<string, infer Row> ? Row : never

/** The current markets of whole goods, by goods id. */
export async function readStandings(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select(standingColumns)
    .from(goodsMarkets)
    .where(and(sql`${goodsMarkets.goodsId} = any(${sql.param([...ids])}::text[])`, eq(goodsMarkets.styleId, 0)))
  return new Map(rows.map((row) => [row.goodsId, row]))
}

const ladder = Object.keys(RARITIES)
/** Higher is rarer. */
export const rankOf = (rarity: Rarity): number => ladder.indexOf(rarity)

/** Sums the listings of several goods, with the lowest and the highest of their lowest prices. */
export function sumStandings(standings: readonly (Standing | undefined)[]) {
  const onSale = standings.filter((one) => one !== undefined && one.onSaleCount > 0) as Standing[]
  const prices = onSale.map((one) => one.lowestPrice!)
  return {
    on_sale_count: onSale.reduce((sum, one) => sum + one.onSaleCount, 0),
    lowest_price: amountOrNull(prices.reduce<bigint | null>((a, b) => (a === null || b < a ? b : a), null)),
    highest_price: amountOrNull(prices.reduce<bigint | null>((a, b) => (a === null || b > a ? b : a), null)),
  }
}

/** The picture that represents several goods: that of the rarest. */
export function imageOfRarest(goods: readonly CatalogueGoods[]): string {
  const rarest = goods.reduce((best, one) => (rankOf(one.rarity) > rankOf(best.rarity) ? one : best))
  return imageOf(rarest.goods_id)
}

/** Goods grouped by finish, rarest first, each group represented by one goods. */
export function infoItems(goods: readonly CatalogueGoods[], standings: ReadonlyMap<string, Standing>, locale: Locale) {
  const finishes = [...Map.groupBy(goods, (one) => one.finish_key).values()]
  return finishes
    .map((own) => {
      const face = faceOf(own, standings)
      return {
        goods_id: face.goods_id,
        style_id: 0,
        rarity: face.rarity,
        rarity_name: local(gradeName(face.category, face.rarity), locale),
        has_stattrak: own.some((one) => one.quality.includes('stattrak')),
        has_souvenir: own.some((one) => one.quality === 'souvenir'),
        ...sumStandings(own.map((one) => standings.get(one.goods_id))),
      }
    })
    .toSorted((a, b) => rankOf(b.rarity) - rankOf(a.rarity))
}

/** The cheapest goods of plain quality on sale; if there is none, the first plain one, which is the least worn. */
function faceOf(own: readonly CatalogueGoods[], standings: ReadonlyMap<string, Standing>): CatalogueGoods {
  const plain = own.filter((one) => one.quality === 'normal' || one.quality === 'star')
  const candidates = plain.length > 0 ? plain : own
  const priceOf = (one: CatalogueGoods) => Number(standings.get(one.goods_id)?.lowestPrice ?? Number.POSITIVE_INFINITY)
  return candidates.reduce((best, one) => (priceOf(one) < priceOf(best) ? one : best), candidates[0]!)
}
