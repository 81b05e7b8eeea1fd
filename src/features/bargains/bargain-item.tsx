import type { BargainView } from '#contract/bargains/fields.ts'
import { assetWords } from '#features/items/asset-words.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsBrief } from '#features/items/goods-brief.tsx'

type BargainItemProps = Pick<BargainView, 'goods_info' | 'asset'> & {
  /** Names the other side, as in "to Mei". */
  who: string
}

/** The item of a bargain, and who is on the other side. */
export function BargainItem({ goods_info: info, asset, who }: BargainItemProps) {
  const { kind, name, quality, exteriorName } = describeGoods(info)
  const facts = [quality, exteriorName, ...assetWords(asset)].filter(Boolean).join(' · ')
  return <GoodsBrief image={info.image} name={[kind, name].filter(Boolean).join(' ')} facts={[facts, who]} />
}
