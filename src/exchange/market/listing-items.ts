import { formatAmount } from '#lib/money.ts'
import type { CallContext } from '../http/context.ts'
import { encode, encodeTexts, type Json, merge, settle } from '../http/encoded.ts'
import type { FoundListing } from './find-listings.ts'
import { type ListingItem, type ListingText, listingTexts } from './listing-texts.ts'
import { type Seller, sellerTexts } from './seller-texts.ts'

export interface ShownListing {
  /** Of which listing; the same object as long as its text is remembered. */
  text: ListingText
  segment: string
  item: Json<ListingItem>
}

/** An item as it was last put together, and of what. */
interface Composed {
  price: bigint
  isBargainable: boolean
  seller: Json<Seller>
  item: Json<ListingItem>
}

const lastOf = new WeakMap<ListingText, Composed>()

/** The listings as the wire has them, in their order: each with its item and how its seller delivers. */
export async function listingItems(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  found: readonly FoundListing[],
): Promise<ShownListing[]> {
  const ids = found.map(({ id }) => id)
  const texts = (await listingTexts(db, ids, locale)) as ListingText[]
  const sellerIds = texts.map(({ sellerId }) => sellerId)
  const sellers = (await sellerTexts(db, sellerIds)) as Json<Seller>[]
  return found.map((listing, index) => {
    const text = texts[index]!
    return { text, segment: listing.segment, item: itemOf(text, listing, sellers[index]!) }
  })
}

/** The same listings are on page after page, and of most nothing has changed since they were last shown. */
function itemOf(text: ListingText, { price, isBargainable }: FoundListing, seller: Json<Seller>): Json<ListingItem> {
  const last = lastOf.get(text)
  if (last && last.price === price && last.isBargainable === isBargainable && last.seller === seller) return last.item
  const now = encode({ price: formatAmount(price), is_bargainable: isBargainable })
  const item = settle(merge(merge(text.text, now), encodeTexts({ seller })))
  lastOf.set(text, { price, isBargainable, seller, item })
  return item
}
