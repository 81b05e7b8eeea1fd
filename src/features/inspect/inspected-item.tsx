import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { FailedState } from '#features/errors/failed-state.tsx'
import { AssetExtras, AssetFacts } from '#features/items/asset-facts.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { inspectedItem } from '#styled-system/recipes/inspected-item.js'
import type { Worth } from './places-of.ts'
import type { InspectedItem as Item } from './queries.ts'
import type { Inspected } from './use-inspected.ts'

interface InspectedItemProps {
  inspected: Inspected
  /** Takes the focus from the retry button, which goes away. */
  onRetry: () => void
}

/** What an inspect link shows, or why that is not known. What is said about it stands elsewhere, in a live region. */
export function InspectedItem({ inspected, onRetry }: InspectedItemProps) {
  const { item, worth, failure, isFetching, refetch } = inspected
  if (!failure) return item ? <ItemCard item={item} worth={worth} /> : null
  const retry = () => {
    onRetry()
    return refetch()
  }
  return <FailedState isCompact title={m.inspect_failed()} error={failure} isRetrying={isFetching} onRetry={retry} />
}

const anyWear = { wear_min: null, wear_max: null }

function ItemCard({ item, worth }: { item: Item; worth: Worth }) {
  const { goods_info: info, asset, source } = item
  const styles = inspectedItem()
  const prices = pricesOf(worth)
  return (
    <div className={styles.root}>
      {info && <GoodsThumb className={styles.art} image={info.image} width={128} />}
      <div className={styles.words}>
        {info && <p className={styles.name}>{info.name}</p>}
        <div className={styles.wear}>
          <AssetFacts asset={asset} info={info ?? anyWear} style={info?.style_name ?? undefined} />
        </div>
        <AssetExtras asset={asset} hasNames />
        {prices.length > 0 && <DefinitionList layout="columns" items={prices} />}
        <p className={styles.note}>{source === 'known' ? m.inspect_as_seen() : m.inspect_as_written()}</p>
      </div>
    </div>
  )
}

const pricesOf = ({ reference, highestOrder }: Worth) => [
  ...(reference ? [{ term: m.goods_reference(), detail: formatMoney(reference) }] : []),
  ...(highestOrder ? [{ term: m.goods_highest_order(), detail: formatMoney(highestOrder) }] : []),
]
