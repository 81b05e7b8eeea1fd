import type { Quality } from '#contract/words.ts'
import { bandsWithin } from '#lib/wear.ts'
import type { Exterior } from '#lib/wear.ts'
import { finishKeyOf } from './file.ts'
import type { ContainerRow, FinishRow, SimpleRow } from './file.ts'
import type { CatalogueGoods, CatalogueStyle, CatalogueWeapon } from './goods.ts'
import { goodsIdOf } from './goods-id.ts'
import { fullName, marketHashName, readable } from './names.ts'
import { STYLES } from './vocabulary.ts'
import type { Category, LocalName } from './vocabulary.ts'

/** The containers that drop a finish in a quality. All exteriors share one array. */
export type DropsOf = (finishKey: string, quality: Quality) => readonly string[]

const QUALITY_OF_FLAG: Readonly<Record<string, Quality>> = { n: 'normal', t: 'stattrak', s: 'souvenir' }
const STAR_OF_FLAG: Readonly<Record<string, Quality>> = { n: 'star', t: 'star_stattrak' }

function qualitiesOf(flags: string, isStar: boolean): Quality[] {
  const table = isStar ? STAR_OF_FLAG : QUALITY_OF_FLAG
  return [...flags].flatMap((flag) => table[flag] ?? [])
}

const NO_STYLES: readonly CatalogueStyle[] = []

function stylesOf(paint: FinishRow[1]): readonly CatalogueStyle[] {
  if (typeof paint === 'number') return NO_STYLES
  return paint.map(([style_id, paint_index]) => {
    const name = STYLES.get(style_id)
    if (!name) throw new Error(`unknown style ${style_id}`)
    return { style_id, name, paint_index }
  })
}

/** All exteriors and qualities of one finish of a weapon, knife or glove. */
export function expandFinish(row: FinishRow, weapon: CatalogueWeapon, dropsOf: DropsOf): CatalogueGoods[] {
  const [, paint, en, zh, rarity, wear, collection, flags] = row
  const isStar = weapon.category === 'knife' || weapon.category === 'gloves'
  const styles = stylesOf(paint)
  const lowestPaint = typeof paint === 'number' ? paint : Math.min(...paint.map(([, index]) => index))
  const finish_key = finishKeyOf(weapon.def_index, lowestPaint)
  const finish: LocalName | null = en === '' ? null : { en, zh }
  const bands: ({ key: Exterior; min: number; max: number } | null)[] = wear ? bandsWithin(wear[0], wear[1]) : [null]
  return qualitiesOf(flags, isStar).flatMap((quality) => {
    const containers = dropsOf(finish_key, quality)
    return bands.map((band) => {
      const parts = { item: weapon.name, finish, quality, exterior: band?.key ?? null }
      const market_hash_name = marketHashName(parts)
      return {
        goods_id: goodsIdOf(market_hash_name),
        market_hash_name,
        name: fullName(parts),
        item_name: weapon.name,
        finish_name: finish,
        category: weapon.category,
        weapon: weapon.slug,
        exterior: parts.exterior,
        quality,
        rarity,
        wear_min: band?.min ?? null,
        wear_max: band?.max ?? null,
        collection,
        containers,
        styles,
        def_index: weapon.def_index,
        paint_index: styles.length > 0 ? null : lowestPaint,
        finish_key,
      }
    })
  })
}

/** Expands a goods without wear into its qualities. */
function expandPlain(
  goods: Pick<CatalogueGoods, 'category' | 'rarity' | 'collection' | 'def_index' | 'paint_index'>,
  item: LocalName,
  finish: LocalName | null,
  flags: string,
  dropsOf: DropsOf,
): CatalogueGoods[] {
  const finish_key = finishKeyOf(goods.def_index, goods.paint_index)
  return qualitiesOf(flags, false).map((quality) => {
    const parts = { item, finish, quality, exterior: null }
    const market_hash_name = marketHashName(parts)
    return {
      goods_id: goodsIdOf(market_hash_name),
      market_hash_name,
      name: fullName(parts),
      item_name: readable(item),
      finish_name: finish && readable(finish),
      ...goods,
      weapon: null,
      exterior: null,
      quality,
      wear_min: null,
      wear_max: null,
      containers: dropsOf(finish_key, quality),
      styles: NO_STYLES,
      finish_key,
    }
  })
}

/** Expands kinds named `<kind> | <own name>`: `item` is the kind. */
export function expandKit(row: SimpleRow, category: Category, item: LocalName, dropsOf: DropsOf): CatalogueGoods[] {
  const [def_index, paint_index, en, zh, rarity, collection, flags] = row
  return expandPlain({ category, rarity, collection, def_index, paint_index }, item, { en, zh }, flags, dropsOf)
}

/** Expands an agent, named `<person> | <unit>`; split at the last bar. */
export function expandAgent(row: SimpleRow, dropsOf: DropsOf): CatalogueGoods[] {
  const [def_index, paint_index, en, zh, rarity, collection, flags] = row
  const atEn = en.lastIndexOf(' | ')
  const atZh = zh.lastIndexOf(' | ')
  const item = { en: en.slice(0, atEn), zh: zh.slice(0, atZh) }
  const unit = { en: en.slice(atEn + 3), zh: zh.slice(atZh + 3) }
  return expandPlain({ category: 'agent', rarity, collection, def_index, paint_index }, item, unit, flags, dropsOf)
}

export function expandContainer(row: ContainerRow): CatalogueGoods[] {
  const [, def_index, , en, zh] = row
  const goods = { category: 'container', rarity: 'consumer', collection: null, def_index, paint_index: null } as const
  return expandPlain(goods, { en, zh }, null, 'n', () => [])
}
