import { memo } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import * as m from '#paraglide/messages.js'
import { itemLine } from '#styled-system/recipes/item-line.js'
import { assetWords } from './asset-words.ts'
import { GoodsThumb } from './goods-thumb.tsx'
import { type Asset, StickerList } from './sticker-list.tsx'

export interface ItemLineProps {
  info: Pick<GoodsInfo, 'goods_id' | 'name' | 'image'>
  asset: Pick<Asset, 'wear' | 'paint_seed' | 'fade' | 'stickers' | 'charm' | 'name_tag'>
  /** Leaves out the art on a phone, where other columns say more. */
  isNarrow?: boolean
}

/** One of many items, with what tells it apart from others of its goods. */
export const ItemLine = memo(function ItemLine({ info, asset, isNarrow = false }: ItemLineProps) {
  const styles = itemLine({ isNarrow })
  // Stickers are shown as pictures, so that their number needs no words.
  const words = assetWords({ ...asset, stickers: [] })
  return (
    <span className={styles.root}>
      <GoodsThumb className={styles.art} image={info.image} width={48} />
      <span className={styles.words}>
        <span className={styles.name}>{info.name}</span>
        <span className={styles.facts}>
          {words.length > 0 && <span>{words.join(' · ')}</span>}
          <StickerList asset={asset} />
          {asset.name_tag !== null && <span>{m.goods_name_tag({ name: asset.name_tag })}</span>}
        </span>
      </span>
    </span>
  )
})
