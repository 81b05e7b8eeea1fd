import type { CallData } from '#contract/call.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { minReferenceSales } from '#contract/market/reference-price.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import { rarityTierOf, type RarityTier } from '#features/items/rarity-tier.ts'
import { percentFrom } from '#lib/percent-from.ts'

export type MarketItem = CallData<typeof onSaleList>['items'][number]

export interface GoodsList {
  items: readonly MarketItem[]
  goods_infos: readonly GoodsInfo[]
}

/** What a card shows of one goods. */
export interface CardModel {
  key: string
  /** 0: the goods as a whole. */
  style: number
  href: string
  image: string
  tier: RarityTier
  info: GoodsInfo
  /** A decimal string with two digits; null when nothing is on sale. */
  price: string | null
  /** How far the lowest price lies from the reference price, in whole percent; null with nothing to compare. */
  change: number | null
  onSaleCount: number
}

/** The lowest price against the reference price: -9 is nine percent under it. Too few sales make no reference. */
export function changeOf(
  item: Pick<MarketItem, 'lowest_price' | 'reference_price' | 'reference_sales'>,
): number | null {
  const { lowest_price, reference_price, reference_sales } = item
  const percent = reference_sales < minReferenceSales ? null : percentFrom(reference_price, lowest_price)
  return percent === null ? null : Math.round(percent)
}

/** The cards of lists that follow each other. A goods that moved between two pages while they were read is shown once; an item
 * without any info is not shown. */
export function cardsOf(lists: readonly GoodsList[]): CardModel[] {
  const cards = new Map<string, CardModel>()
  for (const list of lists) {
    const infoOf = infoFinder(list.goods_infos)
    for (const item of list.items) {
      const info = infoOf(item)
      if (info) cards.set(`${item.goods_id}:${item.style_id}`, cardOf(item, info))
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
  }
}
