import { and, type Column, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { inventorySort, list } from '#contract/inventory.ts'
import type { z } from 'zod'
import { parseAmount } from '#lib/money.ts'
import { goodsCondition } from '../catalogue/goods-condition.ts'
import { keysetFrom, keysetOrder, type SortRule } from '../http/keyset.ts'
import { goods } from '../db/schema/catalogue.ts'
import { assets } from '../db/schema/assets.ts'
import { Refusal } from '../refusal.ts'
import { hasStatus, referencePrice } from './inventory-rows.ts'

type InventoryFilter = Omit<CallRequest<typeof list>, 'sort' | 'cursor' | 'page_size'>

export function inventoryCondition(filter: InventoryFilter): SQL | undefined | Refusal {
  const ofGoods = goodsCondition(filter)
  if (ofGoods instanceof Refusal) return ofGoods
  return and(
    ofGoods,
    filter.statuses && hasStatus(filter.statuses),
    filter.goods_id === undefined ? undefined : eq(assets.goodsId, filter.goods_id),
    filter.exteriors && inArray(goods.exterior, filter.exteriors),
    filter.style_ids && inArray(assets.styleId, filter.style_ids),
    filter.has_stickers === undefined
      ? undefined
      : sql`(jsonb_array_length(${assets.stickers}) > 0) = ${filter.has_stickers}::boolean`,
    ...within(referencePrice, amountOf(filter.price_min), amountOf(filter.price_max)),
    ...within(assets.wear, filter.wear_min, filter.wear_max),
  )
}

const amountOf = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount))

const within = (column: Column, least: bigint | number | undefined, most: bigint | number | undefined) => [
  least === undefined ? undefined : gte(column, least),
  most === undefined ? undefined : lte(column, most),
]

export type InventorySort = z.output<typeof inventorySort>

const byValue = { key: sql`coalesce(${referencePrice}, 0)`, type: 'bigint' } as const
const rules: Record<InventorySort, Required<SortRule>> = {
  newest: { by: { key: assets.id, type: 'bigint' }, isDescending: true },
  value_desc: { by: byValue, isDescending: true },
  value_asc: { by: byValue, isDescending: false },
  // Items without wear are last.
  wear_asc: { by: { key: sql`coalesce(${assets.wear}, 2)`, type: 'float8' }, isDescending: false },
  wear_desc: { by: { key: sql`coalesce(${assets.wear}, -1)`, type: 'float8' }, isDescending: true },
}

export const inventoryKey = (sort: InventorySort): SQL<string> => sql<string>`(${rules[sort].by.key})::text`

export const inventoryOrder = (sort: InventorySort): SQL => keysetOrder(rules[sort], assets.id)

export const inventoryFrom = (sort: InventorySort, cursor: string | undefined) =>
  keysetFrom(rules, sort, assets.id, cursor)
