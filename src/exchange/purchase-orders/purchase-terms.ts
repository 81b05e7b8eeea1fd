import type { z } from 'zod'
import { codes } from '#contract/codes.ts'
import type { PurchaseConditions } from '#contract/purchase-orders/fields.ts'
import { leastFade, takesNameTag, takesStickers } from '#contract/purchase-orders/bounds.ts'
import type { purchaseTerms } from '#contract/purchase-orders/purchase-orders.ts'
import { parseAmount } from '#lib/money.ts'
import { hasFade } from '../catalogue/fade.ts'
import { findGoods, type GoodsFacts, isGoods } from '../catalogue/goods-infos.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { checkPrice } from '../price-bounds.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'
import { goodsIdOfCondition } from './sticker-condition.ts'

export type PurchaseTerms = z.output<typeof purchaseTerms>

/** The largest amount the API can represent, in fen: no purchase order may cost more. */
const maxTotal = 999_999_999_999_999n

/** The cost of all units of a purchase order, in fen; null if it exceeds what the API can represent. */
export function totalOf({ price, quantity }: Pick<PurchaseTerms, 'price' | 'quantity'>): bigint | null {
  const total = parseAmount(price) * BigInt(quantity)
  return total > maxTotal ? null : total
}

/**
 * Why a purchase order could never be filled, or null: a price at which nobody can sell, unknown goods or style,
 * or impossible conditions.
 */
export async function findTermsProblem(
  db: Queryable | Transaction,
  { goods_id, style_id, conditions, price }: Omit<PurchaseTerms, 'open_days'>,
): Promise<Refusal | null> {
  const problem = checkPrice(parseAmount(price))
  if (problem) return problem
  if (!(await isGoods(db as Queryable, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const named = goodsNamedIn(conditions)
  const facts = await findGoods(db as Queryable, new Set([goods_id, ...named]))
  const fields = findImpossible({ ...facts.get(goods_id)!, fades: hasFade(goods_id) }, conditions, facts)
  if (fields.length === 0) return null
  return refuse(
    codes.conditionsImpossible,
    'No item of this kind can ever be like that.',
    '不存在符合这些条件的饰品。',
    {
      fields: fields.map((field) => `conditions.${field}`),
    },
  )
}

/** The goods ids of the stickers and the charm named in conditions. */
export const goodsNamedIn = ({ stickers, charm_id }: PurchaseConditions): string[] => [
  ...(stickers ?? []).map(goodsIdOfCondition),
  ...(charm_id === undefined ? [] : [charm_id]),
]

type Facts = Pick<GoodsFacts, 'category' | 'wear_min' | 'wear_max'> & {
  /** Whether its items have a fade. */
  fades: boolean
}

/** The conditions that no item of a goods can meet. `named` holds those goods named by the conditions that exist. */
export function findImpossible(
  goods: Facts,
  conditions: PurchaseConditions,
  named: ReadonlyMap<string, Pick<GoodsFacts, 'category'>>,
): (keyof PurchaseConditions)[] {
  const { wear_min, wear_max } = conditions
  const hasWear = goods.wear_min !== null && goods.wear_max !== null
  const isWeapon = takesStickers(goods.category)
  const isOf = (category: string) => (id: string) => named.get(id)?.category === category
  const isImpossible: Partial<Record<keyof PurchaseConditions, boolean>> = {
    wear_min: wear_min !== undefined && (!hasWear || wear_min > goods.wear_max!),
    wear_max: wear_max !== undefined && (!hasWear || wear_max < goods.wear_min!),
    seeds: conditions.seeds !== undefined && !hasWear,
    seed_min: conditions.seed_min !== undefined && !hasWear,
    seed_max: conditions.seed_max !== undefined && !hasWear,
    fade_min: conditions.fade_min !== undefined && !goods.fades,
    fade_max: conditions.fade_max !== undefined && (!goods.fades || conditions.fade_max < leastFade),
    sticker_count_min: (conditions.sticker_count_min ?? 0) > 0 && !isWeapon,
    stickers:
      conditions.stickers !== undefined &&
      (!isWeapon || !conditions.stickers.map(goodsIdOfCondition).every(isOf('sticker'))),
    has_charm: conditions.has_charm === true && !isWeapon,
    charm_id: conditions.charm_id !== undefined && (!isWeapon || !isOf('charm')(conditions.charm_id)),
    has_name_tag: conditions.has_name_tag === true && !takesNameTag(goods.category),
  }
  return (Object.keys(isImpossible) as (keyof PurchaseConditions)[]).filter((field) => isImpossible[field])
}
