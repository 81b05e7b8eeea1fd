import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { takesNameTag, takesStickers } from '#contract/purchase-orders/bounds.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { seedText } from '#lib/seeds.ts'
import type { PurchasesSearch } from '../search.ts'
import { emptyDraft, goodsOf, type Draft, type NamedCondition } from './draft.ts'

type Goods = Pick<GoodsDetail, 'has_fade' | 'styles'> & {
  goods_info: Pick<GoodsInfo, 'category' | 'wear_min' | 'wear_max'>
}

/**
 * The fields for what a market search asked of a goods, without the conditions that none of its items can meet. `names`
 * has the stickers and the charm by goods id.
 */
export function askedDraft(
  { goods_info, has_fade, styles }: Goods,
  asked: PurchasesSearch,
  names: readonly { key: string; name: string }[],
): Draft {
  const { wear_min, wear_max, fade_min, fade_max, style_ids = [], charm_id, has_charm, has_name_tag } = asked
  const hasWear = goods_info.wear_min !== null && goods_info.wear_max !== null
  const isWeapon = takesStickers(goods_info.category)
  const wanted = styles.filter(({ style_id }) => style_ids.includes(style_id))
  const named = (condition: string): NamedCondition => ({
    condition,
    name: names.find(({ key }) => key === goodsOf(condition))?.name ?? condition,
  })
  return {
    ...emptyDraft,
    styleId: wanted.length === 1 ? wanted[0]!.style_id : 0,
    price: asked.price ?? '',
    ...(hasWear && { ...wearWithin(goods_info, wear_min, wear_max), seeds: seedText({ ...noSeeds, ...asked }) }),
    ...(has_fade && { fadeMin: textOf(fade_min), fadeMax: textOf(fade_max) }),
    ...(isWeapon && {
      stickerCount: asked.sticker_count_min ? String(asked.sticker_count_min) : '',
      stickers: (asked.stickers ?? []).map(named),
      hasCharm: charm_id === undefined ? (has_charm ?? 'any') : 'yes',
      charm: charm_id === undefined ? null : named(charm_id),
    }),
    ...(takesNameTag(goods_info.category) && { hasNameTag: has_name_tag ?? 'any' }),
  }
}

/** A bound beyond the wear of all items of the goods asks for nothing. */
const wearWithin = (all: Goods['goods_info'], min: number | undefined, max: number | undefined) => ({
  wearMin: min !== undefined && min < (all.wear_min ?? 0) ? '' : textOf(min),
  wearMax: max !== undefined && max > (all.wear_max ?? 1) ? '' : textOf(max),
})

const noSeeds = { seeds: undefined, seed_min: undefined, seed_max: undefined }
const textOf = (bound: number | undefined) => bound?.toString() ?? ''
