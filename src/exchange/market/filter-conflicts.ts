import type { Tone } from '#contract/words.ts'
import { fadesOf } from '../catalogue/fade.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import { type Category, isSticker, STYLE_TONES } from '../catalogue/vocabulary.ts'

const GUNS: readonly Category[] = ['rifle', 'sniper_rifle', 'smg', 'shotgun', 'machinegun', 'pistol', 'equipment']
const takesStickers = new Set<Category>([...GUNS, 'agent'])
const takesCharm = new Set<Category>(GUNS)
const takesNameTag = new Set<Category>([...GUNS, 'knife'])

interface Filter {
  price_min?: string | undefined
  price_max?: string | undefined
  style_ids?: number[] | undefined
  wear_min?: number | undefined
  wear_max?: number | undefined
  seeds?: number[] | undefined
  seed_min?: number | undefined
  seed_max?: number | undefined
  tones?: Tone[] | undefined
  fade_min?: number | undefined
  fade_max?: number | undefined
  sticker_count_min?: number | undefined
  sticker_count_max?: number | undefined
  stickers?: string[] | undefined
  sticker_wear_max?: number | undefined
  has_charm?: boolean | undefined
  charm_id?: string | undefined
  has_name_tag?: boolean | undefined
  sort?: string | undefined
}

/**
 * Returns the fields of a filter that cannot be intended: crossed bounds, an item that the catalogue does not know, or
 * something that none of these goods can have. An empty list would hide the mistake.
 */
export function filterConflicts(filter: Filter, goods: Abilities, goodsFields: string[]): string[] {
  const fields = [...boundConflicts(filter), ...unknownParts(filter)]
  if (fields.length > 0) return [...new Set(fields)]
  const impossible = impossibleOf(filter, goods)
  return impossible.length > 0 ? [...impossible, ...goodsFields] : []
}

/** What items of a set of goods can have. */
export interface Abilities {
  /** Distinct pairs of bounds. */
  wears: readonly { min: number; max: number }[]
  styles: ReadonlySet<number>
  fades: boolean
  takesStickers: boolean
  takesCharm: boolean
  takesNameTag: boolean
}

export function abilitiesOf(goods: Iterable<CatalogueGoods>): Abilities {
  const wears = new Map<string, { min: number; max: number }>()
  const styles = new Set<number>()
  const categories = new Set<Category>()
  let fades = false
  for (const one of goods) {
    const { wear_min: min, wear_max: max, styles: own, category } = one
    fades ||= fadesOf(one) !== null
    if (min !== null && max !== null) wears.set(`${min} ${max}`, { min, max })
    for (const style of own) styles.add(style.style_id)
    categories.add(category)
  }
  return {
    wears: [...wears.values()],
    styles,
    fades,
    takesStickers: [...categories].some((category) => takesStickers.has(category)),
    takesCharm: [...categories].some((category) => takesCharm.has(category)),
    takesNameTag: [...categories].some((category) => takesNameTag.has(category)),
  }
}

const bounds = [
  ['price_min', 'price_max'],
  ['wear_min', 'wear_max'],
  ['seed_min', 'seed_max'],
  ['fade_min', 'fade_max'],
  ['sticker_count_min', 'sticker_count_max'],
] as const

function boundConflicts(filter: Filter): string[] {
  const crossed = bounds.filter(([min, max]) => {
    const [low, high] = [filter[min], filter[max]]
    return low !== undefined && high !== undefined && Number(low) > Number(high)
  })
  const needed = stickersNeeded(filter.stickers ?? [])
  return [
    ...crossed.flat(),
    ...(needed > 6 ? ['stickers'] : []),
    ...(filter.sticker_count_max !== undefined && needed > filter.sticker_count_max
      ? ['stickers', 'sticker_count_max']
      : []),
    ...(filter.seeds && (filter.seed_min !== undefined || filter.seed_max !== undefined)
      ? ['seeds', 'seed_min', 'seed_max']
      : []),
    ...(filter.sticker_wear_max !== undefined && filter.sticker_count_max === 0
      ? ['sticker_wear_max', 'sticker_count_max']
      : []),
    ...(filter.has_charm === false && filter.charm_id !== undefined ? ['has_charm', 'charm_id'] : []),
  ]
}

const stickerId = (condition: string) => condition.slice(condition.indexOf(':') + 1)

/** The number of stickers an item needs to meet all conditions. */
function stickersNeeded(conditions: readonly string[]): number {
  const slots = new Set(conditions.filter((condition) => /^\d:/.test(condition)).map((condition) => condition[0]))
  const inSlots = conditions.filter((condition) => /^\d:/.test(condition))
  // A slot holds one sticker, so two conditions on one slot cannot both hold.
  if (new Set(inSlots).size > slots.size) return Number.POSITIVE_INFINITY
  let needed = 0
  for (const [, same] of Map.groupBy(conditions, stickerId)) {
    const times = same.map((condition) => Number(/^x(\d):/.exec(condition)?.[1] ?? 1))
    needed += Math.max(new Set(same.filter((condition) => /^\d:/.test(condition))).size, ...times)
  }
  return needed
}

function unknownParts({ stickers, charm_id }: Filter): string[] {
  const { goods } = catalogueIndex()
  return [
    ...(stickers?.every((condition) => isSticker(goods.get(stickerId(condition))?.category)) === false
      ? ['stickers']
      : []),
    ...(charm_id !== undefined && goods.get(charm_id)?.category !== 'charm' ? ['charm_id'] : []),
  ]
}

/** Whether the wear asked for is within the goods' own bounds, if any is asked for. */
export function hasWear({ wear_min: min, wear_max: max }: CatalogueGoods, filter: Filter): boolean {
  if (filter.wear_min === undefined && filter.wear_max === undefined) return true
  return min !== null && max !== null && isWithin(filter, { min, max })
}

const isWithin = ({ wear_min = 0, wear_max = 1 }: Filter, { min, max }: Abilities['wears'][number]): boolean =>
  min <= wear_max && wear_min <= max

function impossibleOf(filter: Filter, goods: Abilities): string[] {
  const given = (...fields: (keyof Filter)[]) => fields.filter((field) => filter[field] !== undefined)
  const unless = (isPossible: boolean, fields: string[]) => (isPossible ? [] : fields)
  const stickers = [
    ...given('stickers', 'sticker_wear_max'),
    ...(filter.sticker_count_min ? ['sticker_count_min'] : []),
  ]
  const charm = [...given('charm_id'), ...(filter.has_charm ? ['has_charm'] : [])]
  return [
    ...unless(
      goods.wears.some((wears) => isWithin(filter, wears)),
      given('wear_min', 'wear_max'),
    ),
    ...unless(goods.wears.length > 0, given('seeds', 'seed_min', 'seed_max')),
    ...unless(
      (filter.style_ids ?? []).every((id) => goods.styles.has(id)),
      ['style_ids'],
    ),
    ...unless(!filter.tones || filter.tones.some((tone) => hasTone(goods, tone)), ['tones']),
    ...unless(goods.fades, given('fade_min', 'fade_max')),
    ...unless(goods.fades || !filter.sort?.startsWith('fade'), ['sort']),
    ...unless(goods.takesStickers, stickers),
    ...unless(goods.takesCharm, charm),
    ...unless(goods.takesNameTag || !filter.has_name_tag, ['has_name_tag']),
  ]
}

const hasTone = ({ fades, styles }: Abilities, tone: Tone): boolean =>
  tone === 'fade' ? fades : STYLE_TONES[tone].some((id) => styles.has(id))
