import { useQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { quoteQuery } from '#features/price-rules/queries.ts'
import { usePriceCheck } from '#features/trading/price/price-check.tsx'
import type { AskedPrice } from '#features/trading/price/price-warnings.ts'

/** The check of offers about to be accepted: a purchase order may pay more. The market's prices are asked for first; if
 * that fails, the offers can be accepted all the same, because they expire. */
export function useAcceptCheck(bargains: readonly BargainView[]) {
  const found = useQuery(quoteQuery(bargains.map(({ listing_id }) => listing_id)))
  const wanted = new Map(found.data?.items.map(({ listing_id, bases }) => [listing_id, bases.highest_purchase]))
  const check = usePriceCheck(
    bargains.map((bargain): AskedPrice & { id: string } => ({
      id: bargain.bargain_id,
      goods_id: bargain.goods_id,
      price: bargain.price,
      // The dialog shows the offer beside the seller's own price instead.
      reference: null,
      wanted: wanted.get(bargain.listing_id) ?? null,
      // Somebody pays it.
      high: null,
      quantity: 1,
    })),
    found.isPending,
  )
  return { check, isReady: check.isSure }
}
