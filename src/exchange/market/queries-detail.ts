import { and, eq, or, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail } from '#contract/market/goods.ts'
import { hasFade } from '../catalogue/fade.ts'
import { catalogueIndex, named } from '../catalogue/goods-index.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull, standing, standingColumns } from '../catalogue/market-standing.ts'
import { EXTERIORS, QUALITIES } from '../catalogue/vocabulary.ts'
import { goods, goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'

/**
 * One goods with its styles and every exterior and quality of its finish, including its own, best first. One query
 * reads the rows of all of them and of this goods' styles.
 */
export async function readGoodsDetail(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { goods_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const finish = db.select({ key: goods.finishKey }).from(goods).where(eq(goods.id, goods_id))
  const rows = await db
    .select({ ...standingColumns, exterior: goods.exterior, quality: goods.quality, containers: goods.containers })
    .from(goods)
    .innerJoin(goodsMarkets, eq(goodsMarkets.goodsId, goods.id))
    .where(and(eq(goods.finishKey, sql`(${finish})`), or(eq(goodsMarkets.styleId, 0), eq(goods.id, goods_id))))
    .orderBy(goodsMarkets.styleId)
  const own = rows.filter((row) => row.goodsId === goods_id)
  const whole = own.find((row) => row.styleId === 0)
  if (!whole) return refusals.notFound()

  const infos = await goodsInfosByIds(db, own, locale)
  const { containers } = catalogueIndex()
  return {
    goods_info: goodsInfoOf(infos, whole),
    market: standing(whole),
    styles: own
      .filter((row) => row.styleId !== 0)
      .map((row) => {
        const { style_name, image } = goodsInfoOf(infos, row)
        return { style_id: row.styleId, name: style_name ?? String(row.styleId), image, ...standing(row) }
      }),
    siblings: rows
      .filter((row) => row.styleId === 0)
      .map((row) => ({
        goods_id: row.goodsId,
        // The import writes only values of the contract's enumerations.
        exterior: row.exterior as keyof typeof EXTERIORS | null,
        quality: row.quality as keyof typeof QUALITIES,
        on_sale_count: row.onSaleCount,
        lowest_price: amountOrNull(row.lowestPrice),
      }))
      .sort((a, b) => rank(a) - rank(b)),
    containers: whole.containers.map((key) => named(containers, key, locale)),
    has_fade: hasFade(goods_id),
  }
}

const qualityOrder = Object.keys(QUALITIES)
const exteriorOrder = Object.keys(EXTERIORS)

/** Qualities in catalogue order; within one, the least worn first. */
function rank({ quality, exterior }: { quality: string; exterior: string | null }): number {
  return qualityOrder.indexOf(quality) * 10 + (exterior === null ? 0 : exteriorOrder.indexOf(exterior))
}
