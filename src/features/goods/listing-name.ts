import { shownWear } from '#features/items/shown-figures.ts'
import type { Listing } from '#features/listings/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/** Tells a listing from the others of its goods, for labels: "¥12.50, wear 0.1523", or by its seller without a wear. */
export function listingName({ asset, price, seller }: Pick<Listing, 'asset' | 'price' | 'seller'>): string {
  return asset.wear === null
    ? m.goods_listing_plain({ price: formatMoney(price), seller: seller.nickname })
    : m.goods_listing_name({ price: formatMoney(price), wear: shownWear(asset.wear) })
}
