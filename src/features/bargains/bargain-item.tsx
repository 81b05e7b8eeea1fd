import type { BargainView } from '#contract/bargains/fields.ts'
import { assetWords } from '#features/items/asset-words.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsBrief } from '#features/items/goods-brief.tsx'

type BargainItemProps = Pick<BargainView, 'goods_info' | 'asset'> & {
  /** On the other side, in words. */
  who: string
}

/** The one item that a dialog is about, and whose it is or who wants it. */
export function BargainItem({ goods_info: info, asset, who }: BargainItemProps) {
  const { kind, name, exteriorName } = describeGoods(info)
  const facts = [exteriorName, ...assetWords(asset)].filter(Boolean).join(' · ')
  return <GoodsBrief image={info.image} name={[kind, name].filter(Boolean).join(' ')} facts={[facts, who]} />
}
