import type { PurchaseConditions, UnfitReason } from '#contract/purchase-orders/fields.ts'
import { fadeOf } from '../catalogue/fade.ts'
import type { assets } from '../db/schema/assets.ts'
import type { PurchaseOrderRow } from './lock-purchase-orders.ts'
import { parseStickerCondition } from './sticker-condition.ts'

export type FittableAsset = Pick<
  typeof assets.$inferSelect,
  'goodsId' | 'styleId' | 'wear' | 'paintSeed' | 'stickers' | 'charm' | 'nameTag'
>
export type Wanted = Pick<PurchaseOrderRow, 'goodsId' | 'styleId' | 'conditions'>

/** Returns the reasons why an asset does not fit a purchase order; empty if it fits. */
export function findUnfit(asset: FittableAsset, { goodsId, styleId, conditions }: Wanted): UnfitReason[] {
  const lacks: Record<UnfitReason, boolean> = {
    goods: asset.goodsId !== goodsId,
    style: styleId !== 0 && asset.styleId !== styleId,
    wear: !isWithin(asset.wear, conditions.wear_min, conditions.wear_max),
    paint_seed: !hasSeed(asset, conditions),
    fade: !isWithin(fadeOf(asset), conditions.fade_min, conditions.fade_max),
    stickers: !hasStickers(asset, conditions),
    charm: !hasCharm(asset, conditions),
    name_tag: conditions.has_name_tag !== undefined && conditions.has_name_tag !== (asset.nameTag !== null),
  }
  return (Object.keys(lacks) as UnfitReason[]).filter((reason) => lacks[reason])
}

/** Bounds are inclusive; a null value lies within none. */
function isWithin(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

const hasSeed = ({ paintSeed }: FittableAsset, { seeds, seed_min, seed_max }: PurchaseConditions) =>
  seeds ? paintSeed !== null && seeds.includes(paintSeed) : isWithin(paintSeed, seed_min, seed_max)

const hasStickers = ({ stickers }: FittableAsset, asked: PurchaseConditions) =>
  stickers.length >= (asked.sticker_count_min ?? 0) &&
  (asked.stickers ?? []).map(parseStickerCondition).every(({ goodsId, count, slot }) => {
    const own = stickers.filter((sticker) => sticker.goodsId === goodsId)
    return slot === null ? own.length >= count : own.some((sticker) => sticker.slot === slot)
  })

const hasCharm = ({ charm }: FittableAsset, { has_charm, charm_id }: PurchaseConditions) =>
  (has_charm === undefined || has_charm === (charm !== null)) && (charm_id === undefined || charm?.goodsId === charm_id)
