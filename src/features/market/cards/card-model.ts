import type { CallData } from '#contract/call.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { minReferenceSales } from '#contract/market/reference-price.ts'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import { rarityTierOf, type RarityTier } from '#features/items/rarity-tier.ts'
import { percentFrom } from '#lib/percent-from.ts'

export type MarketItem = CallData<typeof onSaleList>['items'][number]

export type MarketListing = NonNullable<MarketItem['listing']>

export interface GoodsList {
  items: readonly MarketItem[]
  goods_infos: readonly GoodsInfo[]
}

/** The data of one card. */
export interface CardModel {
  key: string
  /** 0 stands for the goods as a whole. */
  style: number
  href: string
  image: string
  tier: RarityTier
  info: GoodsInfo
  /** A decimal string with two digits; null when nothing is on sale. */
  price: string | null
  /** The lowest price relative to the reference price, in whole percent; null without a reference. */
  change: number | null
  onSaleCount: number
  bookmark: BookmarkTarget
  /** The single listing the card shows; null for a goods. */
  listing: MarketListing | null
}

/**
 * The lowest price relative to the reference price: -9 is nine percent below. Null when too few sales back the
 * reference.
 */
export function changeOf(
  item: Pick<MarketItem, 'lowest_price' | 'reference_price' | 'reference_sales'>,
): number | null {
  const { lowest_price, reference_price, reference_sales } = item
  const percent = reference_sales < minReferenceSales ? null : percentFrom(reference_price, lowest_price)
  return percent === null ? null : Math.round(percent)
}

/** Whole percent with its sign: `+3%`. */
export function signedPercent(percent: number): string {
  if (percent === 0) return '0%'
  return `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}%`
}

/**
 * The cards of consecutive pages. A goods that moved between pages while they were read appears once; an item without
 * info is left out.
 */
export function cardsOf(lists: readonly GoodsList[]): CardModel[] {
  const cards = new Map<string, CardModel>()
  for (const list of lists) {
    const infoOf = infoFinder(list.goods_infos)
    for (const item of list.items) {
      const info = infoOf(item)
      if (!info) continue
      const card = item.listing ? listingCardOf(item, item.listing, info) : cardOf(item, info)
      cards.set(card.key, card)
    }
  }
  return [...cards.values()]
}

function cardOf(item: MarketItem, info: GoodsInfo): CardModel {
  return {
    key: `${item.goods_id}:${item.style_id}`,
    style: item.style_id,
    href: `/goods/${item.goods_id}${item.style_id ? `?style=${item.style_id}` : ''}`,
    image: info.image,
    tier: rarityTierOf(info),
    info,
    price: item.lowest_price,
    change: changeOf(item),
    onSaleCount: item.on_sale_count,
    bookmark: { goods_id: info.goods_id, style_id: item.style_id },
    listing: null,
  }
}

/** A listing's card links to the item's own page; it is compared with the same reference price. */
function listingCardOf(item: MarketItem, listing: MarketListing, info: GoodsInfo): CardModel {
  const { listing_id, price } = listing
  return {
    ...cardOf(item, info),
    key: listing_id,
    href: `/goods_detail/${listing_id}`,
    price,
    change: changeOf({ ...item, lowest_price: price }),
    bookmark: { listing_id },
    listing,
  }
}
