import { formatAmount } from '#lib/money.ts'
import type { CallContext } from '../http/context.ts'
import { encode, encodeTexts, type Json, merge, settle } from '../http/encoded.ts'
import type { FoundListing } from './find-listings.ts'
import { type ListingItem, type ListingText, listingTexts } from './listing-texts.ts'
import { type Seller, sellerTexts } from './seller-texts.ts'

export interface ShownListing {
  /** The listing's cached text; the same object for as long as it stays cached. */
  text: ListingText
  segment: string
  item: Json<ListingItem>
}

/** The item as last composed, and its inputs. */
interface Composed {
  price: bigint
  isBargainable: boolean
  seller: Json<Seller>
  item: Json<ListingItem>
}

const lastOf = new WeakMap<ListingText, Composed>()

/** The listings in wire form, in their given order: each with its item and its seller's delivery record. */
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

/** Reuses the last result: the same listings appear on page after page, mostly unchanged. */
function itemOf(text: ListingText, { price, isBargainable }: FoundListing, seller: Json<Seller>): Json<ListingItem> {
  const last = lastOf.get(text)
  if (last && last.price === price && last.isBargainable === isBargainable && last.seller === seller) return last.item
  const now = encode({ price: formatAmount(price), is_bargainable: isBargainable })
  const item = settle(merge(merge(text.text, now), encodeTexts({ seller })))
  lastOf.set(text, { price, isBargainable, seller, item })
  return item
}
