import type { CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { UnfitReason } from '#contract/purchase-orders/fields.ts'
import type { supply } from '#contract/purchase-orders/purchase-orders.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import type { MyAsset, PurchaseView } from '../queries.ts'

export type Supplied = CallData<typeof supply>

/** An item of mine compared with a purchase order: if `unfit` is empty, it can fill a unit. */
export interface SupplyChoice extends MyAsset {
  unfit: readonly UnfitReason[]
}

/** My items: matching ones first, otherwise in list order. */
export function supplyChoicesOf(purchase: Pick<PurchaseView, 'supply'>, assets: readonly MyAsset[]): SupplyChoice[] {
  const lacks = new Map(purchase.supply?.map(({ asset_id, unfit }) => [asset_id, unfit]))
  const choices = assets.map((mine) => ({ ...mine, unfit: lacks.get(mine.asset.asset_id) ?? [] }))
  return choices.toSorted((a, b) => Number(a.unfit.length > 0) - Number(b.unfit.length > 0))
}

/** Adds or removes an item, up to the number of units still wanted. */
export function toggleSupply(chosen: readonly string[], assetId: string, left: number): string[] {
  if (chosen.includes(assetId)) return chosen.filter((one) => one !== assetId)
  return chosen.length < left ? [...chosen, assetId] : [...chosen]
}

const stale: readonly number[] = [
  codes.priceChanged,
  codes.purchaseOrderClosed,
  codes.tooFewUnitsLeft,
  codes.assetUnfit,
  codes.assetGone,
  codes.assetInOrder,
  codes.notFound,
]

/** Whether a refusal means that the purchase order or the items have changed and must be refetched. */
export const isStale = (error: CallError) => error.kind === 'business' && stale.includes(error.code)
