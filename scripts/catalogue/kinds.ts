import type { CollectionRow, SimpleRow } from '#exchange/catalogue/file.ts'
import { afterBar, hasRarity, rarityOf, slugOf } from './source.ts'
import type { Source, SourceItem } from './source.ts'

const byDefAndIndex = (a: SimpleRow, b: SimpleRow) => a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)

const stickerSet = (item: SourceItem) => (item.group ? slugOf(item.group.en) : null)

function simpleRow(item: SourceItem, flags = 'n'): SimpleRow {
  const collection = item.type === 'sticker' ? stickerSet(item) : null
  return [item.def, item.index ?? null, afterBar(item.en), afterBar(item.zh), rarityOf(item), collection, flags]
}

/** Items with the same market name are one goods, represented by the older one. */
function withoutTwins(items: SourceItem[]): SourceItem[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(item.en) && seen.add(item.en))
}

/** Items of a kind that people can own and trade, without free ones and those never released. */
const tradable = (source: Source, type: string) =>
  withoutTwins(source.items.filter((item) => item.type === type && !item.free && hasRarity(item)))

const rowsOf = (source: Source, type: string) =>
  tradable(source, type)
    .map((item) => simpleRow(item))
    .sort(byDefAndIndex)

export const stickerRows = (source: Source) => rowsOf(source, 'sticker')
export const patchRows = (source: Source) => rowsOf(source, 'patch')
export const agentRows = (source: Source) => rowsOf(source, 'agent')

/** Sealed stickers and highlight clips are charms only in name: the package has no names for them. */
const NOT_A_CHARM = /Sticker Slab|Highlight$/
export const charmRows = (source: Source) =>
  tradable(source, 'keychain')
    .filter((item) => item.stickerId === undefined && !NOT_A_CHARM.test(item.en))
    .map((item) => simpleRow(item))
    .sort(byDefAndIndex)

/** A kit comes with StatTrak, without it, or both, depending on the boxes with it; sold directly, it comes in both. */
export function musicKitRows(source: Source): SimpleRow[] {
  const boxes = source.items.filter((item) => item.type === 'case' && !item.containerType)
  return tradable(source, 'musickit')
    .map((item) => {
      const mine = boxes.filter((box) => box.contents?.includes(item.id))
      const plain = mine.length === 0 || mine.some((box) => !box.en.includes('StatTrak™'))
      const counted = mine.length === 0 || mine.some((box) => box.en.includes('StatTrak™'))
      return simpleRow(item, `${plain ? 'n' : ''}${counted ? 't' : ''}`)
    })
    .sort(byDefAndIndex)
}

export function stickerCollectionRows(source: Source): CollectionRow[] {
  const rows = new Map<string, CollectionRow>()
  for (const item of tradable(source, 'sticker')) {
    const slug = stickerSet(item)
    if (slug && item.group) rows.set(slug, [slug, 'sticker', item.group.en, item.group.zh])
  }
  return [...rows.values()]
}
