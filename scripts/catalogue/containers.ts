import type { ContainerKind } from '#contract/market/info.ts'
import type { ContainerRow } from '#exchange/catalogue/file.ts'
import { givesStatTrak, isSouvenirPackage, paintedItems } from './finishes.ts'
import { afterBar, slugOf } from './source.ts'
import type { Source, SourceItem } from './source.ts'

/** Shelves of the operation shops: the game describes them as containers, but nobody can own one. */
const SHOP_SHELF = /Collection$/

/** The game's own lists of rare specials are cut off at this length. */
const SPECIALS_LIMIT = 50

function kindOf(item: SourceItem): ContainerKind {
  if (isSouvenirPackage(item)) return 'souvenir_package'
  if (item.containerType === 0) return 'case'
  if (item.containerType === 1) return 'sticker_capsule'
  if (item.en.includes('Music Kit Box') || item.en.endsWith('Radicals Box')) return 'music_kit_box'
  return item.en.includes('Patch Pack') ? 'patch_pack' : 'other'
}

function flagsOf(item: SourceItem): string {
  if (isSouvenirPackage(item)) return 's'
  if (item.en.includes('StatTrak™')) return 't'
  return givesStatTrak(item) ? 'nt' : 'n'
}

/**
 * Restores what the package cut off a list of specials: such a list is the product of knives and finishes, so the
 * missing combinations follow from the listed ones (and the M9 Bayonet always came with the Bayonet).
 */
function allSpecials(source: Source, container: SourceItem): SourceItem[] {
  const listed = (container.specials ?? []).flatMap((id) => source.byId.get(id) ?? [])
  const painted = paintedItems(source)
  const finishes = new Set(listed.map((item) => afterBar(item.en)))
  const weapons = new Set(listed.map((item) => item.def))
  const bayonet = 500
  const m9Bayonet = 508
  if (listed.length < SPECIALS_LIMIT) return listed
  if (weapons.has(bayonet)) weapons.add(m9Bayonet)
  return painted.filter((item) => weapons.has(item.def) && finishes.has(afterBar(item.en)))
}

/** Containers that one can own, by definition index, each with what it drops. */
export function containerRows(source: Source, keyOf: (item: SourceItem) => string | null): ContainerRow[] {
  const rows = new Map<string, ContainerRow>()
  const containers = source.items
    .filter((item) => item.type === 'case' && !SHOP_SHELF.test(item.en))
    .sort((a, b) => a.def - b.def)
  for (const item of containers) {
    const dropped = [...(item.contents ?? []).flatMap((id) => source.byId.get(id) ?? []), ...allSpecials(source, item)]
    const contents = [...new Set(dropped.flatMap((content) => keyOf(content) ?? []))]
    const slug = slugOf(afterBar(item.en))
    if (rows.has(slug)) throw new Error(`two containers are called ${slug}`)
    rows.set(slug, [
      slug,
      item.def,
      kindOf(item),
      afterBar(item.en),
      afterBar(item.zh),
      contents.sort(byNumbers).join(' '),
      flagsOf(item),
    ])
  }
  return [...rows.values()]
}

function byNumbers(a: string, b: string): number {
  const [defA = 0, indexA = 0] = a.split('-').map(Number)
  const [defB = 0, indexB = 0] = b.split('-').map(Number)
  return defA - defB || indexA - indexB
}
