import type { z } from 'zod'
import type { listingItem } from '#contract/market.ts'
import { formatAmount } from '#lib/money.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import type { CallContext } from '../http/context.ts'
import type { ListingRow } from './find-listings.ts'
import { sellerStatistics } from './seller-statistics.ts'

/** The listings as the wire has them, in their order: each with its item and how its seller delivers. */
export async function listingItems(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  rows: readonly ListingRow[],
): Promise<z.input<typeof listingItem>[]> {
  const [shownAssets, statistics] = await Promise.all([
    assetInfos(
      db,
      rows.map((row) => row.asset),
      locale,
    ),
    sellerStatistics(db, new Set(rows.map((row) => row.seller.id))),
  ])
  return rows.map((row) => {
    const { ratio, sample, medianSeconds } = statistics.get(row.seller.id)!
    return {
      listing_id: row.id.toString(),
      goods_id: row.goodsId,
      style_id: row.styleId,
      price: formatAmount(row.price),
      asset: shownAssets.get(row.asset.id)!,
      seller: {
        user_id: row.seller.id.toString(),
        nickname: row.seller.nickname,
        avatar: row.seller.avatar,
        delivered_ratio: ratio,
        sample,
        median_delivery_seconds: medianSeconds,
      },
      is_bargainable: row.isBargainable,
      listed_at: Math.floor(row.listedAt.getTime() / 1000),
    }
  })
}
