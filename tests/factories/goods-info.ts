import type { GoodsInfo } from '#contract/market/goods-fields.ts'

export const asiimov: GoodsInfo = {
  goods_id: 'tczgmdfx1yp',
  style: 0,
  name: 'AWP | Asiimov (Field-Tested)',
  item_name: 'AWP',
  finish_name: 'Asiimov',
  style_name: null,
  market_hash_name: 'AWP | Asiimov (Field-Tested)',
  category: 'sniper_rifle',
  weapon: 'awp',
  exterior: 'ft',
  quality: 'normal',
  rarity: 'covert',
  wear_min: 0.18,
  wear_max: 0.38,
  collection: null,
  image: '/art/1/tczgmdfx1yp',
}
