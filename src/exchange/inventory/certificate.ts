import { findKit, CHARM_KINDS, STICKER_KINDS } from './inspect/find-previewed.ts'
import type { PreviewBlock, PreviewSticker } from './inspect/preview-block.ts'
import { readInspectLink } from './inspect/read-link.ts'

/**
 * Reads the item from its inspect link, the only place where the platform gives sticker wear and charm templates. Null
 * if the link only names the item, or carries another one.
 */
export function certificateOf(inspectUrl: string | null, platformAssetId: string): PreviewBlock | null {
  const read = inspectUrl === null ? null : readInspectLink(inspectUrl)
  if (read?.kind !== 'encoded') return null
  const { block } = read
  return block.itemId === null || block.itemId === platformAssetId ? block : null
}

/**
 * The certificate's data on each attachment, in the order in which they are shown; null if it carries different ones.
 * One that the catalogue does not know is assumed to be the one shown in its place.
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
