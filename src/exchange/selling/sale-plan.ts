import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { setOnSale } from '#contract/selling.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { SellableAsset } from '../inventory/sellable-assets.ts'
import { type ListingRow, stepOf } from '../listings/move-listing.ts'
import { checkPrice } from '../price-bounds.ts'
import { Refusal, refusals, refuse } from '../refusal.ts'

export type SaleAction = CallRequest<typeof setOnSale>['items'][number]

/** What to do for one action of a bulk call; prices in fen. */
export type PlannedSale =
  | { do: 'open'; asset: SellableAsset['asset']; price: bigint; allowsBargain: boolean }
  | { do: 'price'; listing: ListingRow; price: bigint }
  | { do: 'take_down'; listing: ListingRow }
  | { do: 'retry'; listing: ListingRow; price: bigint | null }
  /** In place of a listing whose item was altered. */
  | { do: 'relist'; listing: ListingRow; asset: SellableAsset['asset']; price: bigint }
  /** There is nothing to change. */
  | { do: 'nothing'; listing: ListingRow }

export interface LockedStock {
  /** Those of the named listings that are the seller's, by id. */
  listings: ReadonlyMap<bigint, ListingRow>
  /** The listings to retry whose items were altered since they were listed. */
  altered: ReadonlySet<bigint>
  /** The items to list or to retry with, by id: sellable, or why not. */
  assets: ReadonlyMap<bigint, SellableAsset | Refusal>
}

/** Decides how to carry out an action given the locked stock, or why it can't be done. Changes nothing. */
export function planSale(action: SaleAction, stock: LockedStock): PlannedSale | Refusal {
  if (action.action === 'list') return planListing(action, stock)
  const listing = stock.listings.get(BigInt(action.listing_id))
  if (!listing) return refusals.notFound()
  const step = stepOf(listing, action.action, 'seller')
  if (!step.ok) return notNow(listing, step.reason)
  if (action.action === 'take_down') return { do: 'take_down', listing }
  const price = action.price === undefined ? null : parseAmount(action.price)
  const problem = price === null ? null : checkPrice(price)
  if (problem) return problem
  if (action.action === 'retry') {
    const sellable = stock.assets.get(listing.assetId) ?? refusals.notFound()
    if (sellable instanceof Refusal) return sellable
    if (!stock.altered.has(listing.id)) return { do: 'retry', listing, price }
    return { do: 'relist', listing, asset: sellable.asset, price: price ?? listing.price }
  }
  if (price === null || price === listing.price) return { do: 'nothing', listing }
  if (action.expected_price !== undefined && parseAmount(action.expected_price) !== listing.price)
    return priceChanged(listing)
  return { do: 'price', listing, price }
}

function planListing(action: Extract<SaleAction, { action: 'list' }>, { assets }: LockedStock): PlannedSale | Refusal {
  const sellable = assets.get(BigInt(action.asset_id)) ?? refusals.notFound()
  if (sellable instanceof Refusal) return sellable
  const price = parseAmount(action.price)
  const problem = checkPrice(price)
  if (problem) return problem
  const { asset, listing } = sellable
  if (!listing) return { do: 'open', asset, price, allowsBargain: action.allow_bargain }
  return refuse(codes.assetListed, 'This item has a listing already.', '该饰品已上架。', {
    listing_id: listing.id.toString(),
    state: listing.state,
  })
}

function priceChanged(listing: ListingRow) {
  const price = formatAmount(listing.price)
  return refuse(
    codes.priceChanged,
    `The price was changed to ¥${price} in the meantime. Set it again if it should be another.`,
    `价格在此期间已变为 ¥${price}。如需改价，请重新设置。`,
    { price },
  )
}

const notNow = ({ state }: ListingRow, reason: string) =>
  refuse(
    codes.stateConflict,
    'The listing has moved on; this can no longer be done.',
    '饰品状态已变化，无法执行此操作。',
    { state, reason },
  )
