import type { Attachment, PlatformAsset } from '../ports/game-platform.ts'
import { goodsIdOf } from '../catalogue/goods-id.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { AssetCharm, assets, AssetSticker } from '../db/schema/trading.ts'

/** What the exchange keeps of an item, as the platform shows it. */
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

/** An item in the exchange's terms; null where it is no goods of this market, as medals and sprays are. */
export function describeAsset(item: PlatformAsset): AssetFacts | null {
  const goods = goodsNamed(item.marketHashName)
  if (!goods) return null
  return {
    platformAssetId: item.assetId,
    goodsId: goods.goods_id,
    styleId: goods.styles.find(({ paint_index }) => paint_index === item.paintIndex)?.style_id ?? 0,
    wear: item.wear,
    paintSeed: item.paintSeed,
    stickers: item.stickers.map(({ name }, slot): AssetSticker => ({
      slot,
      goodsId: attachedGoods(name, ['Sticker', 'Patch']),
      name,
      // The platform shows what is on the item, not how scraped it is.
      wear: 0,
    })),
    charm: item.charm && charmOf(item.charm),
    nameTag: item.nameTag,
    inspectUrl: item.inspectLink,
    isTradable: item.isTradable,
    tradableAt: item.tradableAfter,
  }
}

const charmOf = ({ name }: Attachment): AssetCharm => ({ goodsId: attachedGoods(name, ['Charm']), name, pattern: null })

/** The goods of what is fixed to an item: there its name comes without the word for its kind. */
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
