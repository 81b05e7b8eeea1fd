import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { assetWords } from '#features/items/asset-words.ts'
import * as m from '#paraglide/messages.js'
import { wantedList } from '#styled-system/recipes/wanted-list.js'
import { describeUnfit } from '../describe-conditions.ts'
import type { SupplyChoice } from './supplies.ts'

interface SupplyAssetsProps {
  choices: readonly SupplyChoice[]
  info: Pick<GoodsInfo, 'name'>
  chosen: readonly string[]
  /** No more units are wanted. */
  isFull: boolean
  onToggle: (assetId: string) => void
}

/** My items: matching ones can be chosen, the others say why they don't match. */
export function SupplyAssets({ choices, info, chosen, isFull, onToggle }: SupplyAssetsProps) {
  const styles = wantedList()
  return (
    <ul className={styles.assets} aria-label={m.purchase_orders_my_items()}>
      {choices.map(({ asset, listing_id, unfit }) => {
        const isChosen = chosen.includes(asset.asset_id)
        const words = [
          ...assetWords(asset),
          ...(asset.name_tag === null ? [] : [m.goods_name_tag({ name: asset.name_tag })]),
        ]
        return (
          <li key={asset.asset_id} className={styles.asset}>
            <Checkbox
              label={words.length > 0 ? words.join(' · ') : info.name}
              checked={isChosen}
              disabled={unfit.length > 0 || (isFull && !isChosen)}
              onChange={() => onToggle(asset.asset_id)}
            />
            {unfit.length > 0 && (
              <span className={styles.reason}>{m.purchase_orders_unfit({ reasons: describeUnfit(unfit) })}</span>
            )}
            {unfit.length === 0 && listing_id !== null && (
              <span className={styles.reason}>{m.purchase_orders_is_listed()}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
