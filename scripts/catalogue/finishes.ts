import type { CollectionRow, FinishRow, WeaponRow } from '#exchange/catalogue/file.ts'
import { STYLES } from '#exchange/catalogue/vocabulary.ts'
import type { Category } from '#exchange/catalogue/vocabulary.ts'
import { afterBar, rarityOf, slugOf } from './source.ts'
import type { Source, SourceItem } from './source.ts'

const SNIPERS = new Set(['awp', 'g3sg1', 'scar20', 'ssg08'])
const MACHINEGUNS = new Set(['m249', 'negev'])
const CATEGORY_OF_SLOT: Record<string, Category> = {
  secondary: 'pistol',
  rifle: 'rifle',
  smg: 'smg',
  heavy: 'shotgun',
  equipment: 'equipment',
}

function categoryOf(item: SourceItem): Category | null {
  if (item.type === 'melee') return 'knife'
  if (item.type === 'glove') return 'gloves'
  if (SNIPERS.has(item.model ?? '')) return 'sniper_rifle'
  if (MACHINEGUNS.has(item.model ?? '')) return 'machinegun'
  return CATEGORY_OF_SLOT[item.category ?? ''] ?? null
}

/** Weapons, knives and gloves with at least one tradable goods. Vanilla guns and default knives are not tradable. */
export function weaponRows(source: Source): WeaponRow[] {
  const used = new Set(paintedItems(source).map((item) => item.def))
  return source.items
    .filter((item) => item.base && ['weapon', 'melee', 'glove'].includes(item.type) && used.has(item.def))
    .sort((a, b) => a.def - b.def)
    .flatMap((item): WeaponRow[] => {
      const category = categoryOf(item)
      return category ? [[slugOf(item.en), item.def, category, item.en, item.zh]] : []
    })
}

const isVanillaKnife = (item: SourceItem) => item.type === 'melee' && item.base === true && item.free !== true

export function paintedItems(source: Source): SourceItem[] {
  return source.items.filter(
    (item) => (item.wearMin !== undefined && ['weapon', 'melee', 'glove'].includes(item.type)) || isVanillaKnife(item),
  )
}

/** Groups items that are styles of one finish, by weapon and name. */
export const finishGroups = (source: Source) => [
  ...Map.groupBy(paintedItems(source), (item) => `${item.def} ${item.en}`).values(),
]

/**
 * The package gives no collection to this weapon, which was removed from its case as contraband; the game shows it in
 * its case's collection.
 */
const COLLECTION_OF_HOWL = 'set_community_3'
const collectionIdOf = (item: SourceItem) =>
  item.collection ?? (item.type === 'weapon' && item.rarity === '#e4ae39' ? COLLECTION_OF_HOWL : undefined)

/** Collections of souvenirs from 2013 and 2014, before each map had packages; the package does not list these. */
const EARLY_SOUVENIR_COLLECTIONS = ['set_dust_2', 'set_italy', 'set_lake', 'set_mirage', 'set_safehouse', 'set_train']

/** Whether a case can hold StatTrak weapons: it needs a key, or it is a terminal. */
export const givesStatTrak = (item: SourceItem) =>
  item.type === 'case' &&
  item.containerType === 0 &&
  !item.statTrakless &&
  ((item.keys?.length ?? 0) > 0 || item.en.endsWith('Terminal'))

export const isSouvenirPackage = (item: SourceItem) => item.type === 'case' && item.containerType === 3

export function finishRows(source: Source): FinishRow[] {
  const caseCollections = new Set(source.items.filter(givesStatTrak).map((item) => item.collection))
  const souvenirs = new Set(source.items.filter(isSouvenirPackage).flatMap((item) => item.contents ?? []))
  const collections = collectionSlugs(source)
  const weapons = new Map(weaponRows(source).map((row) => [row[1], row]))
  const defs = new Map([...weapons.values()].map(([slug, def]) => [slug, def]))
  const orderOf = (row: FinishRow) => defs.get(row[0]) ?? 0

  const flagsOf = (item: SourceItem) => {
    if (item.type === 'glove') return 'n'
    if (item.type === 'melee') return 'nt'
    const collection = collectionIdOf(item)
    const isSouvenir = souvenirs.has(item.id) || EARLY_SOUVENIR_COLLECTIONS.includes(collection ?? '')
    return `n${caseCollections.has(collection) ? 't' : ''}${isSouvenir ? 's' : ''}`
  }

  return finishGroups(source)
    .flatMap((items): FinishRow[] => {
      const [first] = items
      const weapon = first && weapons.get(first.def)
      if (!first || !weapon) return []
      const wear: [number, number] | null =
        first.wearMin === undefined || first.wearMax === undefined ? null : [first.wearMin, first.wearMax]
      const collection = collections.get(collectionIdOf(first) ?? '') ?? null
      return [
        [
          weapon[0],
          paintOf(items),
          afterBar(first.en),
          afterBar(first.zh),
          rarityOf(first),
          wear,
          collection,
          flagsOf(first),
        ],
      ]
    })
    .sort((a, b) => orderOf(a) - orderOf(b) || lowestPaint(a[1]) - lowestPaint(b[1]))
}

const lowestPaint = (paint: FinishRow[1]) =>
  typeof paint === 'number' ? paint : Math.min(...paint.map(([, index]) => index))

function paintOf(items: SourceItem[]): FinishRow[1] {
  const [first] = items
  if (items.length === 1 && first && !first.altName) return first.index ?? 0
  return items
    .map((item): [number, number] => {
      const style = [...STYLES].find(([, name]) => name.en === item.altName)
      if (!style) throw new Error(`${item.en}: unknown style ${item.altName}`)
      return [style[0], item.index ?? 0]
    })
    .sort((a, b) => a[0] - b[0])
}

/** Slug of each weapon collection by the package's own id. */
function collectionSlugs(source: Source): Map<string, string> {
  return new Map(
    source.items.flatMap((item) => (item.collection && item.set ? [[item.collection, slugOf(item.set.en)]] : [])),
  )
}

export function weaponCollectionRows(source: Source): CollectionRow[] {
  const rows = new Map<string, CollectionRow>()
  for (const item of source.items) {
    if (!item.collection || !item.set) continue
    const slug = slugOf(item.set.en)
    rows.set(slug, [slug, 'weapon', item.set.en, item.set.zh])
  }
  return [...rows.values()]
}
