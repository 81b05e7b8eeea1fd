import type { CallAnswer } from '#contract/call.ts'
import type { list } from '#contract/inventory.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { SignedInContext } from '../http/context.ts'
import { myListingOf } from '../listings/my-listing.ts'
import { offeredByOthers } from '../listings/offered-by-others.ts'
import { wantedByOthers } from '../purchase-orders/wanted-by-others.ts'
import { findBought } from './find-bought.ts'
import type { InventoryRow } from './inventory-rows.ts'

export type InventoryItem = CallAnswer<typeof list>['items'][number]

/** Items as their owner sees them, in the given order. */
export async function inventoryItems(
  { db, locale, settings, caller }: Pick<SignedInContext, 'db' | 'locale' | 'settings' | 'caller'>,
  rows: readonly InventoryRow[],
): Promise<InventoryItem[]> {
  const shown = rows.map(({ asset }) => asset)
  const goodsIds = shown.map(({ goodsId }) => goodsId)
  const [infos, details, wantedFor, offeredFor, bought] = await Promise.all([
    goodsInfosByIds(db, shown, locale),
    assetInfos(db, shown, locale),
    wantedByOthers(db, caller.userId, goodsIds),
    offeredByOthers(db, caller.userId, goodsIds),
    findBought(
      db,
      caller.userId,
      shown.map(({ id }) => id),
    ),
  ])
  return rows.map(({ asset, listing, order, status, tradableAt, market, note }) => {
    const lowestPrice = offeredFor(market)
    const referencePrice = market?.referencePrice ?? null
    return {
      asset_id: asset.id.toString(),
      platform_asset_id: asset.platformAssetId,
      goods_id: asset.goodsId,
      style_id: asset.styleId,
      goods_info: goodsInfoOf(infos, asset),
      asset: details.get(asset.id)!,
      status,
      tradable_at: tradableAt === null ? null : seconds(new Date(tradableAt)),
      reference_price: amountOrNull(referencePrice),
      lowest_price: amountOrNull(lowestPrice),
      highest_purchase_price: amountOrNull(wantedFor(market)),
      suggested_price: amountOrNull(suggestPrice({ lowestPrice, referencePrice })),
      listing: listing && myListingOf(listing, settings, listing.state === 'reserved' ? order : null),
      order_id: order && (status === 'reserved' || status === 'in_order') ? order.id.toString() : null,
      remark: note?.remark ?? null,
      cost: note?.cost == null ? null : formatAmount(note.cost),
      bought: bought.get(asset.id) ?? null,
    }
  })
}

/**
 * The suggested asking price in fen: the lowest price that others ask, but at least nine tenths of the reference price,
 * since a single cheap listing is no market.
 */
export function suggestPrice({ lowestPrice, referencePrice }: Record<'lowestPrice' | 'referencePrice', bigint | null>) {
  if (lowestPrice === null || referencePrice === null) return lowestPrice ?? referencePrice
  const floor = (referencePrice * 9n) / 10n
  return lowestPrice > floor ? lowestPrice : floor
}
