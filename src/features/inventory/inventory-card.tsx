import { memo } from 'react'
import { Price } from '#design/ui/data/price.tsx'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import { shownWear } from '#features/items/shown-figures.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { StickerList } from '#features/items/sticker-list.tsx'
import { opening } from '#features/trading/list/row-events.ts'
import { RowCheck, RowFrame } from '#features/trading/list/row-selection.tsx'
import * as m from '#paraglide/messages.js'
import { inventoryCard } from '#styled-system/recipes/inventory-card.js'
import type { InventoryEntryProps } from './inventory-row.tsx'
import { ItemStatus } from './item-status.tsx'
import { isSellable } from './model.ts'

/** One of the user's items as a card. */
export const InventoryCard = memo(function InventoryCard(props: Omit<InventoryEntryProps, 'onList'>) {
  const { item, href, onSelect, onOpen } = props
  const { asset_id, goods_info: info, asset, reference_price } = item
  const { kind, name, quality, exterior, exteriorName } = describeGoods(info)
  const styles = inventoryCard()
  const canSell = isSellable(item)
  return (
    <RowFrame id={asset_id} className={styles.root} onSelect={canSell ? onSelect : undefined}>
      <span className={styles.top}>
        {canSell ? <RowCheck id={asset_id} name={info.name} onSelect={onSelect} /> : <ItemStatus item={item} />}
      </span>
      <GoodsThumb className={styles.art} image={info.image} width={128} />
      <span className={styles.kind}>
        {[kind, quality].filter(Boolean).join(' · ')}
        {exterior && <abbr title={exteriorName}> {exterior}</abbr>}
      </span>
      <a className={styles.name} href={href} onClick={opening(asset_id, onOpen)}>
        {name}
      </a>
      <span className={styles.wear}>
        {asset.wear !== null && (
          <WearBar
            wear={asset.wear}
            label={m.goods_wear({ wear: shownWear(asset.wear) })}
            min={info.wear_min ?? 0}
            max={info.wear_max ?? 1}
          />
        )}
      </span>
      <span className={styles.foot}>
        {reference_price === null ? '—' : <Price amount={reference_price} />}
        <StickerList asset={asset} />
      </span>
    </RowFrame>
  )
})
