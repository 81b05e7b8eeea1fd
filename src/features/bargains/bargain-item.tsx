import type { BargainView } from '#contract/bargains/fields.ts'
import { assetWords } from '#features/items/asset-words.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { bargainParts } from '#styled-system/recipes/bargain-parts.js'

type BargainItemProps = Pick<BargainView, 'goods_info' | 'asset'> & {
  /** On the other side, in words. */
  who: string
}

/** The one item that a dialog is about, and whose it is or who wants it. */
export function BargainItem({ goods_info: info, asset, who }: BargainItemProps) {
  const { kind, name, exteriorName } = describeGoods(info)
  const styles = bargainParts()
  return (
    <div className={styles.item}>
      <GoodsThumb className={styles.art} image={info.image} width={76} />
      <span className={styles.words}>
        <span className={styles.name}>{[kind, name].filter(Boolean).join(' ')}</span>
        <span className={styles.facts}>{[exteriorName, ...assetWords(asset)].filter(Boolean).join(' · ')}</span>
        <span className={styles.facts}>{who}</span>
      </span>
    </div>
  )
}
