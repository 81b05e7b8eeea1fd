import { formatAmount } from '#lib/money.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'

/** The columns that `standing` reads. */
export const standingColumns = {
  goodsId: goodsMarkets.goodsId,
  styleId: goodsMarkets.styleId,
  onSaleCount: goodsMarkets.onSaleCount,
  lowestPrice: goodsMarkets.lowestPrice,
  highestPurchasePrice: goodsMarkets.highestPurchasePrice,
  purchaseCount: goodsMarkets.purchaseCount,
  referencePrice: goodsMarkets.referencePrice,
  referenceSales: goodsMarkets.referenceSales,
}

type Standing = Pick<typeof goodsMarkets.$inferSelect, keyof typeof standingColumns>

export const amountOrNull = (fen: bigint | null): string | null => (fen === null ? null : formatAmount(fen))

/** The market figures of a goods or style in wire format. */
export const standing = (row: Standing) => ({
  on_sale_count: row.onSaleCount,
  lowest_price: amountOrNull(row.lowestPrice),
  highest_purchase_price: amountOrNull(row.highestPurchasePrice),
  purchase_count: row.purchaseCount,
  reference_price: amountOrNull(row.referencePrice),
  reference_sales: row.referenceSales,
})

export const marketItem = (row: Standing) => ({ goods_id: row.goodsId, style_id: row.styleId, ...standing(row) })
