import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { type MarketItemSort, type Tone, tones as toneOrder } from '#contract/words.ts'
import { parseAmount } from '#lib/money.ts'
import { STYLE_TONES } from '../catalogue/vocabulary.ts'
import { listings } from '../db/schema/listings.ts'

/** The filters that apply to single items, in any list. */
export type ListingFilter = Pick<
  CallRequest<typeof onSaleList>,
  (typeof itemFilters)[number] | 'price_min' | 'price_max'
>

/** The filters that only an item can match. */
export const itemFilters = [
  'style_ids',
  'wear_min',
  'wear_max',
  'seeds',
  'seed_min',
  'seed_max',
  'tones',
  'fade_min',
  'fade_max',
  'sticker_count_min',
  'sticker_count_max',
  'stickers',
  'sticker_wear_max',
  'has_charm',
  'charm_id',
  'has_name_tag',
  'is_bargainable',
  'seller_id',
] as const

type Range = `${'price' | 'wear' | 'fade'}_${'min' | 'max'}` | 'seed_min' | 'seed_max' | 'sticker_wear_max'
type Listed = 'stickers' | 'charm_id' | 'seller_id' | 'seeds'

/**
 * The shape of a filter's condition: which parts are set, and the values of those that take only a handful, so that the
 * planner knows them. Other values are passed as parameters.
 */
export interface FilterShape
  extends
    Partial<Record<Range | Listed, true>>,
    Pick<ListingFilter, 'sticker_count_min' | 'sticker_count_max' | 'has_charm' | 'has_name_tag' | 'is_bargainable'> {
  /** A single style is one range of an index ordered by price. */
  style?: number
  styles?: true
  /** So is a single seed. */
  seed?: true
  tones?: readonly Tone[]
}

export function shapeOf(filter: ListingFilter): FilterShape {
  const { style_ids, seeds, seed_min, seed_max, tones, ...rest } = filter
  const shape: Record<string, unknown> = {}
  for (const [part, value] of Object.entries(rest)) {
    if (value !== undefined) shape[part] = typeof value === 'boolean' || part.startsWith('sticker_count') ? value : true
  }
  if (style_ids?.length === 1) shape['style'] = style_ids[0]
  else if (style_ids) shape['styles'] = true
  if (tones) shape['tones'] = toneOrder.filter((tone) => tones.includes(tone))
  if (seeds) shape['seeds'] = true
  if (seed_min !== undefined && seed_min === seed_max) shape['seed'] = true
  else Object.assign(shape, seed_min !== undefined && { seed_min: true }, seed_max !== undefined && { seed_max: true })
  return shape
}

/** Values for the placeholders of `listingCondition`. */
export const filterValues = ({ price_min, price_max, ...filter }: ListingFilter): Record<string, unknown> => ({
  ...filter,
  price_min: price_min === undefined ? undefined : parseAmount(price_min),
  price_max: price_max === undefined ? undefined : parseAmount(price_max),
})

/**
 * Whether a page is best read in sort order whatever the values: bounds on the sort key only set where to begin and
 * end. Bounds on anything else, and attributes that may be rare or common, are planned with their values.
 */
export function usesGenericPlan(shape: FilterShape, sort: MarketItemSort): boolean {
  const { styles, tones, stickers, charm_id, seller_id, seeds, seed_min, seed_max, sticker_wear_max } = shape
  if (styles || tones || stickers || charm_id || seller_id || seeds || seed_min || seed_max || sticker_wear_max)
    return false
  if (shape.fade_min || shape.fade_max || sort === 'popular') return false
  const isAboutPrice = shape.price_min || shape.price_max
  const isAboutWear = shape.wear_min || shape.wear_max
  return (!isAboutPrice || sort.startsWith('price')) && (!isAboutWear || sort.startsWith('wear'))
}

/** Whether at most a few listings in a hundred can match, as an index of their own finds. */
export const isRare = (shape: FilterShape): boolean =>
  Boolean(
    shape.has_charm ||
    shape.charm_id ||
    shape.has_name_tag ||
    shape.stickers ||
    shape.seed ||
    shape.seeds ||
    shape.style !== undefined ||
    shape.styles ||
    shape.tones ||
    shape.fade_min ||
    shape.fade_max ||
    shape.seller_id,
  )

/** The filter as a condition on `listings`, with placeholders for `filterValues`; undefined if nothing is set. */
export function listingCondition(shape: FilterShape): SQL | undefined {
  const { fade, paintSeed, price, stickerWear, styleId, wear } = listings
  const asked = (part: Range | Listed | 'styles', condition: (value: SQL) => SQL) =>
    shape[part] && condition(sql`${sql.placeholder(part === 'styles' ? 'style_ids' : part)}`)
  const written = <Value extends number | boolean>(value: Value | undefined, condition: (value: SQL) => SQL) =>
    value === undefined ? undefined : condition(sql.raw(String(value)))
  return and(
    asked('price_min', (value) => gte(price, value)),
    asked('price_max', (value) => lte(price, value)),
    // The index's own condition, written out for the planner.
    written(shape.style, (value) => sql`${styleId} > 0 and ${styleId} = ${value}`),
    asked('styles', (value) => sql`${styleId} > 0 and ${styleId} = any(${value}::int[])`),
    asked('wear_min', (value) => gte(wear, value)),
    asked('wear_max', (value) => lte(wear, value)),
    shape.seed && eq(paintSeed, sql.placeholder('seed_min')),
    asked('seeds', (value) => sql`${paintSeed} = any(${value}::int[])`),
    asked('seed_min', (value) => gte(paintSeed, value)),
    asked('seed_max', (value) => lte(paintSeed, value)),
    shape.tones && toneCondition(shape.tones),
    asked('fade_min', (value) => sql`${fade} is not null and ${fade} >= ${value}`),
    asked('fade_max', (value) => sql`${fade} is not null and ${fade} <= ${value}`),
    written(shape.sticker_count_min, (value) => gte(listings.stickerCount, value)),
    written(shape.sticker_count_max, (value) => lte(listings.stickerCount, value)),
    asked('stickers', (value) => sql`${listings.stickerTags} @> ${value}::text[]`),
    // Stated once: the planner would treat having stickers and a sticker count as two independent rare conditions.
    asked('sticker_wear_max', (value) =>
      shape.sticker_count_min
        ? lte(stickerWear, value)
        : sql`${listings.stickerTags} is not null and ${stickerWear} <= ${value}`,
    ),
    written(shape.has_charm, (value) => eq(listings.hasCharm, value)),
    // As written in the indexes of what has a charm.
    asked('charm_id', (value) => sql`${listings.hasCharm} and ${listings.charmGoodsId} = ${value}`),
    written(shape.has_name_tag, (value) => eq(listings.hasNameTag, value)),
    written(shape.is_bargainable, (value) => eq(listings.isBargainable, value)),
    asked('seller_id', (value) => eq(listings.sellerId, value)),
  )
}

/** Each kind of tone has a partial index of its own. */
function toneCondition(asked: readonly Tone[]): SQL | undefined {
  const styleIds = asked.flatMap((tone) => (tone === 'fade' ? [] : STYLE_TONES[tone]))
  return or(
    asked.includes('fade') ? sql`${listings.fade} is not null` : undefined,
    styleIds.length > 0
      ? sql`${listings.styleId} > 0 and ${listings.styleId} in (${sql.raw(styleIds.join(', '))})`
      : undefined,
  )
}
