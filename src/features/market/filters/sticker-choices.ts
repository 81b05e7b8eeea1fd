import type { MarketSearch } from '../model.ts'

/*
 * An item without stickers has neither a certain sticker nor any sticker wear: the exchange refuses to be asked for
 * both, so each choice takes back what contradicts it.
 */

/** The fewest stickers on an item: '' for any number, '0' for none. */
export function chooseStickerCount(count: string): MarketSearch {
  if (count === '0') {
    return { sticker_count_min: undefined, sticker_count_max: 0, stickers: undefined, sticker_wear_max: undefined }
  }
  return { sticker_count_min: count === '' ? undefined : Number(count), sticker_count_max: undefined }
}

/** The most wear of the stickers on an item; undefined for any. */
export function chooseStickerWear({ sticker_count_max: most }: MarketSearch, worn: number | undefined): MarketSearch {
  return { sticker_wear_max: worn, sticker_count_max: worn !== undefined && most === 0 ? undefined : most }
}

/** One more sticker on the item, in any slot. */
export function addSticker({ stickers = [] }: MarketSearch, goodsId: string): MarketSearch {
  return { stickers: [...stickers.filter((one) => one !== goodsId), goodsId], sticker_count_max: undefined }
}
