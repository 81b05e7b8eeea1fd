import { formatAmount } from '#lib/money.ts'
import type { CallContext } from '../http/context.ts'
import { encode, encodeTexts, type Json, merge } from '../http/encoded.ts'
import type { FoundListing } from './find-listings.ts'
import { type ListingItem, type ListingText, listingTexts } from './listing-texts.ts'
import { sellerTexts } from './seller-texts.ts'

export interface ShownListing extends Omit<ListingText, 'text'> {
  segment: string
  item: Json<ListingItem>
}

/** The listings as the wire has them, in their order: each with its item and how its seller delivers. */
export async function listingItems(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  found: readonly FoundListing[],
): Promise<ShownListing[]> {
  const texts = await listingTexts(
    db,
    found.map(({ id }) => id),
    locale,
  )
  const sellers = await sellerTexts(db, new Set([...texts.values()].map(({ sellerId }) => sellerId)))
  return found.map(({ id, price, isBargainable, segment }) => {
    const { text, sellerId, ...goods } = texts.get(id)!
    const seller = sellers.get(sellerId)!
    const now = encode({ price: formatAmount(price), is_bargainable: isBargainable })
    return { ...goods, sellerId, segment, item: merge(merge(text, now), encodeTexts({ seller })) }
  })
}
