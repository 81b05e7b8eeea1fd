import type { Attachment, PlatformAsset } from '../ports/game-platform.ts'
import { goodsIdOf } from '../catalogue/goods-id.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { AssetCharm, assets, AssetSticker } from '../db/schema/assets.ts'
import { certificateOf, matchAttached } from './certificate.ts'
import type { PreviewBlock } from './inspect/preview-block.ts'

const lastSlot = 5

/** What the exchange stores of an item, as the platform shows it. */
export type AssetFacts = Pick<
  typeof assets.$inferSelect,
  | 'platformAssetId'
  | 'goodsId'
  | 'styleId'
  | 'wear'
  | 'paintSeed'
  | 'stickers'
  | 'charm'
  | 'nameTag'
  | 'inspectUrl'
  | 'isTradable'
  | 'tradableAt'
>

/** Describes an item in the exchange's terms; null if it is no goods of this market, such as a medal or spray. */
export function describeAsset(item: PlatformAsset): AssetFacts | null {
  const goods = goodsNamed(item.marketHashName)
  if (!goods) return null
  const certificate = certificateOf(item.inspectLink, item.assetId)
  return {
    platformAssetId: item.assetId,
    goodsId: goods.goods_id,
    styleId: goods.styles.find(({ paint_index }) => paint_index === item.paintIndex)?.style_id ?? 0,
    wear: item.wear,
    paintSeed: item.paintSeed,
    stickers: stickersOf(item.stickers, certificate),
    charm: item.charm && charmOf(item.charm, certificate),
    nameTag: item.nameTag,
    inspectUrl: item.inspectLink,
    isTradable: item.isTradable,
    tradableAt: item.tradableAfter,
  }
}

/** The inventory itself shows an item's stickers but not their wear, which only a certificate has. */
function stickersOf(shown: readonly Attachment[], certificate: PreviewBlock | null): AssetSticker[] {
  const stickers = shown.map(({ name }, slot) => ({
    slot,
    goodsId: attachedGoods(name, ['Sticker', 'Patch']),
    name,
    wear: null,
  }))
  const goodsIds = stickers.map(({ goodsId }) => goodsId)
  const told = certificate && matchAttached(goodsIds, certificate.stickers, 'sticker')
  if (!told) return stickers
  return stickers.map((sticker, index) => {
    const { slot, wear } = told[index]!
    return { ...sticker, slot: slot <= lastSlot ? slot : sticker.slot, wear }
  })
}

function charmOf({ name }: Attachment, certificate: PreviewBlock | null): AssetCharm {
  const goodsId = attachedGoods(name, ['Charm'])
  const told = certificate && matchAttached([goodsId], certificate.charms, 'charm')
  return { goodsId, name, pattern: told?.[0]?.pattern ?? null }
}

/** The goods of an attachment, whose name there omits the word for its kind. */
function attachedGoods(name: string, kinds: readonly string[]): string | null {
  for (const kind of kinds) {
    const goods = goodsNamed(`${kind} | ${name}`)
    if (goods) return goods.goods_id
  }
  return null
}

function goodsNamed(marketHashName: string) {
  const goods = catalogueIndex().goods.get(goodsIdOf(marketHashName))
  return goods?.market_hash_name === marketHashName ? goods : undefined
}
