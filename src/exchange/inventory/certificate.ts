import { findKit, CHARM_KINDS, STICKER_KINDS } from './inspect/find-previewed.ts'
import type { PreviewBlock, PreviewSticker } from './inspect/preview-block.ts'
import { readInspectLink } from './inspect/read-link.ts'

/**
 * The item as its own inspect link has it: the platform writes how scraped stickers are and which template a charm has
 * nowhere else. Null where the link only names the item, or carries another one.
 */
export function certificateOf(inspectUrl: string | null, platformAssetId: string): PreviewBlock | null {
  const read = inspectUrl === null ? null : readInspectLink(inspectUrl)
  if (read?.kind !== 'encoded') return null
  const { block } = read
  return block.itemId === null || block.itemId === platformAssetId ? block : null
}

/**
 * What is known of each attachment by a certificate, in the order of the attachments as they are shown; null when it
 * carries others. One that the catalogue does not know is taken for what is shown in its place.
 */
export function matchAttached(
  goodsIds: readonly (string | null)[],
  attached: readonly PreviewSticker[],
  kind: 'sticker' | 'charm',
): readonly PreviewSticker[] | null {
  if (goodsIds.length !== attached.length) return null
  const kinds = kind === 'charm' ? CHARM_KINDS : STICKER_KINDS
  const inOrder = attached.toSorted((a, b) => a.slot - b.slot)
  const fits = inOrder.every(({ kitId }, index) => {
    const goods = findKit(kinds, kitId)
    return !goods || goodsIds[index] === null || goods.goods_id === goodsIds[index]
  })
  return fits ? inOrder : null
}
