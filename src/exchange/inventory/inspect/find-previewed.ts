import { exteriorOf } from '#lib/wear.ts'
import { catalogueIndex } from '../../catalogue/goods-index.ts'
import type { CatalogueGoods } from '../../catalogue/goods.ts'
import type { PreviewBlock } from './preview-block.ts'

const STICKER = 1209
const PATCH = 4609
const CHARM = 1355
const MUSIC_KIT = 1314
/** The game's quality of souvenirs, and of items that count kills. */
const TOURNAMENT = 12
const STRANGE = 9

let byDefinition: ReadonlyMap<string, readonly CatalogueGoods[]> | undefined

const keyOf = (defIndex: number, paintIndex: number | null) => `${defIndex}:${paintIndex ?? ''}`

/** Goods by the game's numbers; a goods with styles appears under each of them. */
function definitions(): ReadonlyMap<string, readonly CatalogueGoods[]> {
  if (byDefinition) return byDefinition
  const made = new Map<string, CatalogueGoods[]>()
  for (const goods of catalogueIndex().goods.values()) {
    const paints = goods.styles.length > 0 ? goods.styles.map(({ paint_index }) => paint_index) : [goods.paint_index]
    for (const paint of paints) {
      const key = keyOf(goods.def_index, paint)
      const known = made.get(key)
      if (known) known.push(goods)
      else made.set(key, [goods])
    }
  }
  return (byDefinition = made)
}

export interface Previewed {
  goods: CatalogueGoods
  /** 0 if the goods has no styles. */
  styleId: number
}

/** The goods that a preview shows; null for an item that this market does not trade. */
export function findPreviewed(block: PreviewBlock): Previewed | null {
  const candidates = definitions().get(keyOf(block.defIndex, paintOf(block))) ?? []
  const exterior = block.wear === null ? null : exteriorOf(block.wear)
  const fitting = candidates.filter((goods) => goods.exterior === null || goods.exterior === exterior)
  const goods = fitting.find(({ quality }) => quality === qualityOf(block, fitting)) ?? fitting[0]
  if (!goods) return null
  const style = goods.styles.find(({ paint_index }) => paint_index === block.paintIndex)
  return { goods, styleId: style?.style_id ?? 0 }
}

/** The goods of a sticker, patch or charm on an item; null if the catalogue does not know it. */
export const findKit = (defIndexes: readonly number[], kitId: number): CatalogueGoods | null =>
  defIndexes.flatMap((defIndex) => definitions().get(keyOf(defIndex, kitId)) ?? [])[0] ?? null

export const STICKER_KINDS = [STICKER, PATCH]
export const CHARM_KINDS = [CHARM]

/** What distinguishes the goods of one definition: a sticker as an item carries itself as the sticker "on" it. */
function paintOf({ defIndex, paintIndex, stickers, charms, musicIndex }: PreviewBlock): number | null {
  if (defIndex === STICKER || defIndex === PATCH) return stickers[0]?.kitId ?? null
  if (defIndex === CHARM) return charms[0]?.kitId ?? null
  if (defIndex === MUSIC_KIT) return musicIndex
  return definitions().has(keyOf(defIndex, paintIndex)) ? paintIndex : null
}

function qualityOf({ quality, isCounting }: PreviewBlock, fitting: readonly CatalogueGoods[]) {
  const isStar = fitting.some((goods) => goods.quality === 'star')
  const counts = isCounting || quality === STRANGE
  if (isStar) return counts ? 'star_stattrak' : 'star'
  if (quality === TOURNAMENT) return 'souvenir'
  return counts ? 'stattrak' : 'normal'
}
