import type { PurchaseConditions, UnfitReason } from '#contract/purchase-orders/fields.ts'
import { shownWearBound } from '#features/items/shown-figures.ts'
import { formatNumber } from '#i18n/format.ts'
import { seedText } from '#lib/seeds.ts'
import * as m from '#paraglide/messages.js'
import { nameOfCondition } from './form/draft.ts'

interface Asked {
  conditions: PurchaseConditions
  named_goods: readonly { goods_id: string; name: string }[]
}

/** How many seeds a row shows. One more takes no more room than saying that there is one. */
const shortSeeds = 5

/** The conditions in a few words each; empty if any item will do. `isShort` leaves out most of many seeds. */
export function describeConditions({ conditions, named_goods }: Asked, isShort = false): string[] {
  const { wear_min, wear_max, fade_min, fade_max, sticker_count_min, stickers, has_charm, charm_id, has_name_tag } =
    conditions
  return [
    ...(wear_min === undefined && wear_max === undefined
      ? []
      : [m.purchase_orders_asks_wear({ min: shownWearBound(wear_min ?? 0), max: shownWearBound(wear_max ?? 1) })]),
    ...seedWords(conditions, isShort),
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

function seedWords(conditions: PurchaseConditions, isShort: boolean): string[] {
  const { seeds, seed_min, seed_max } = conditions
  if (isShort && seeds && seeds.length > shortSeeds + 1) {
    const shown = seedText({ ...conditions, seeds: seeds.slice(0, shortSeeds) })
    return [m.purchase_orders_asks_seeds_cut({ seeds: shown, count: formatNumber(seeds.length - shortSeeds) })]
  }
  const text = seedText(conditions)
  if (text === '') return []
  const isOne = seeds ? seeds.length === 1 : seed_min === seed_max
  return [m.purchase_orders_asks_seeds({ seeds: text, count: isOne ? 1 : 2 })]
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
