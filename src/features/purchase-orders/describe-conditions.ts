import type { PurchaseConditions, UnfitReason } from '#contract/purchase-orders/fields.ts'
import { shownWearBound } from '#features/items/shown-figures.ts'
import { seedText } from '#lib/seeds.ts'
import * as m from '#paraglide/messages.js'
import { nameOfCondition } from './form/draft.ts'

interface Asked {
  conditions: PurchaseConditions
  named_goods: readonly { goods_id: string; name: string }[]
}

/** The conditions in a few words each; empty if any item will do. */
export function describeConditions({ conditions, named_goods }: Asked): string[] {
  const { wear_min, wear_max, fade_min, fade_max, sticker_count_min, stickers, has_charm, charm_id, has_name_tag } =
    conditions
  const seeds = seedText(conditions)
  return [
    ...(wear_min === undefined && wear_max === undefined
      ? []
      : [m.purchase_orders_asks_wear({ min: shownWearBound(wear_min ?? 0), max: shownWearBound(wear_max ?? 1) })]),
    ...(seeds ? [m.purchase_orders_asks_seeds({ seeds })] : []),
    ...(fade_min === undefined && fade_max === undefined
      ? []
      : [m.purchase_orders_asks_fade({ min: String(fade_min ?? 0), max: String(fade_max ?? 100) })]),
    ...(sticker_count_min ? [m.purchase_orders_asks_sticker_count({ count: sticker_count_min })] : []),
    ...(stickers ?? []).map((condition) =>
      m.purchase_orders_asks_sticker({ name: stickerWords(condition, named_goods) }),
    ),
    ...(charm_id === undefined
      ? []
      : [m.purchase_orders_asks_charm_of({ name: nameOfCondition(charm_id, named_goods) })]),
    ...(charm_id === undefined && has_charm !== undefined
      ? [has_charm ? m.purchase_orders_asks_charm() : m.purchase_orders_asks_no_charm()]
      : []),
    ...(has_name_tag === undefined
      ? []
      : [has_name_tag ? m.purchase_orders_asks_name_tag() : m.purchase_orders_asks_no_name_tag()]),
  ]
}

/** `x4:` before a goods asks for four of a sticker, `2:` for one in the third slot. */
function stickerWords(condition: string, named: Asked['named_goods']): string {
  const name = nameOfCondition(condition, named)
  const [how, goods] = condition.split(':')
  if (goods === undefined || how === undefined) return name
  return how.startsWith('x')
    ? m.purchase_orders_asks_sticker_times({ name, count: how.slice(1) })
    : m.purchase_orders_asks_sticker_slot({ name, slot: Number(how) + 1 })
}

const reasons: Record<UnfitReason, () => string> = {
  goods: m.purchase_orders_unfit_goods,
  style: m.purchase_orders_unfit_style,
  wear: m.purchase_orders_unfit_wear,
  paint_seed: m.purchase_orders_unfit_seed,
  fade: m.purchase_orders_unfit_fade,
  stickers: m.purchase_orders_unfit_stickers,
  charm: m.purchase_orders_unfit_charm,
  name_tag: m.purchase_orders_unfit_name_tag,
}

/** Why an item does not match. */
export const describeUnfit = (unfit: readonly UnfitReason[]) => unfit.map((reason) => reasons[reason]()).join(' · ')
