import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { bandsWithin, WEAR_BANDS } from '#lib/wear.ts'
import * as m from '#paraglide/messages.js'

export const exteriorNames = {
  fn: m.market_exterior_fn,
  mw: m.market_exterior_mw,
  ft: m.market_exterior_ft,
  ww: m.market_exterior_ww,
  bs: m.market_exterior_bs,
}

const shortExteriors = {
  fn: m.market_exterior_short_fn,
  mw: m.market_exterior_short_mw,
  ft: m.market_exterior_short_ft,
  ww: m.market_exterior_short_ww,
  bs: m.market_exterior_short_bs,
}

/** The name of a goods on a card: its kind, then its name. A star precedes the kind of knives and gloves. */
export function describeGoods(info: GoodsInfo) {
  const star = info.quality.startsWith('star') ? '★ ' : ''
  const item = `${star}${info.item_name}`
  // An agent is a person, who is searched for by name; the unit is the kind.
  if (info.category === 'agent' && info.finish_name) return { ...facts(info), kind: info.finish_name, name: item }
  const style = info.style_name ? ` · ${info.style_name}` : ''
  return {
    kind: info.finish_name ? item : kindOf(info.category),
    name: info.finish_name ? info.finish_name + style : item + style,
    ...facts(info),
  }
}

/** The facts shown beside the name. */
function facts(info: GoodsInfo) {
  return {
    exterior: info.exterior && shortExteriors[info.exterior](),
    exteriorName: info.exterior ? exteriorNames[info.exterior]() : undefined,
    quality: info.quality.endsWith('stattrak') ? m.market_quality_stattrak() : souvenirOf(info),
    wear: wearRange(info),
  }
}

const souvenirOf = (info: GoodsInfo) => (info.quality === 'souvenir' ? m.market_quality_souvenir() : null)

function kindOf(category: string): string {
  if (category === 'container') return m.market_kind_container()
  return category === 'knife' ? m.market_kind_knife() : ''
}

/** The possible wear of this goods, with two decimals: its exterior's band, limited by the finish's range. */
function wearRange({ exterior, wear_min, wear_max }: GoodsInfo): { min: string; max: string } | null {
  const whole = WEAR_BANDS.find((band) => band.key === exterior)
  if (!whole) return null
  const band = bandsWithin(wear_min ?? 0, wear_max ?? 1).find(({ key }) => key === exterior) ?? whole
  return { min: band.min.toFixed(2), max: band.max.toFixed(2) }
}
