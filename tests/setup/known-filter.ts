import type { MarketFilter } from '#features/market/model.ts'

const option = <Key extends string>(key: Key) => ({ key, name: key.toUpperCase(), count: 1 })

/** A small set of filter options, with nothing on sale. */
export const knownFilter: MarketFilter = {
  goods_total: 10,
  categories: [
    { ...option('rifle'), weapons: [option('ak47'), option('m4a4')] },
    { ...option('sticker'), weapons: [] },
  ],
  exteriors: [option('fn'), option('ft')],
  qualities: [option('normal')],
  rarities: [option('covert')],
  listings: {
    is_counted: true,
    total: 0,
    categories: {},
    weapons: {},
    exteriors: {},
    qualities: {},
    rarities: {},
    styles: [],
    with_stickers: 0,
    with_charm: 0,
    with_name_tag: 0,
    bargainable: 0,
    wear: null,
  },
}
