import { memo, type ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { shownFade, shownWear } from '#features/items/shown-figures.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { StickerList, type Asset } from '#features/items/sticker-list.tsx'
import * as m from '#paraglide/messages.js'
import { tradeList } from '#styled-system/recipes/trade-list.js'
import { opening } from './row-events.ts'
import { RowCheck, RowFrame, type OnSelect } from './row-selection.tsx'

export interface ItemCell {
  label: string
  /** A dash if there is no value; a phone then leaves the cell out. */
  value: ReactNode
}

export interface ItemRowProps {
  id: string
  info: GoodsInfo
  asset: Asset
  /** Where the name links to. */
  href?: string | undefined
  /** Opens the item above the list instead of leaving it. */
  onOpen?: ((id: string) => void) | undefined
  /** The row no longer belongs in the list but keeps its place. */
  isGone?: boolean
  /** The state, beside the name. */
  badge?: ReactNode
  /** The figures people compare, right-aligned. The column heads belong to the list. */
  cells: readonly ItemCell[]
  /** A line below: a deadline, a reason. */
  note?: ReactNode
  actions?: ReactNode
  /** Absent when the row can't be selected. */
  onSelect?: OnSelect | undefined
}

/** An item in any of the trading lists. A click anywhere but on a link or button also selects it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { id, info, asset, href, onOpen, isGone, badge, cells, note, actions, onSelect } = props
  const { kind, name, quality, exteriorName } = describeGoods(info)
  const styles = tradeList()
  const facts = [
    quality,
    exteriorName,
    asset.wear === null ? undefined : shownWear(asset.wear),
    asset.paint_seed === null ? undefined : m.goods_seed({ seed: asset.paint_seed }),
    asset.fade === null ? undefined : m.goods_fade({ fade: shownFade(asset.fade) }),
  ]
  const title = (
    <>
      {kind && <span className={styles.kind}>{kind} </span>}
      {name}
    </>
  )
  return (
    <RowFrame id={id} className={styles.row} isNoted={Boolean(note)} isGone={isGone} onSelect={onSelect}>
      <span className={styles.check}>{onSelect && <RowCheck id={id} name={info.name} onSelect={onSelect} />}</span>
      <GoodsThumb className={styles.art} image={info.image} width={64} />
      <span className={styles.words}>
        <span className={styles.name}>
          {href ? (
            <a className={styles.link} href={href} onClick={onOpen && opening(id, onOpen)}>
              {title}
            </a>
          ) : (
            <span className={styles.link}>{title}</span>
          )}
          {badge}
        </span>
        <span className={styles.facts}>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <StickerList asset={asset} />
          {asset.name_tag !== null && <span>{m.goods_name_tag({ name: asset.name_tag })}</span>}
        </span>
      </span>
      <span className={styles.cells}>
        {cells.map(({ label, value }) => (
          <span key={label} className={styles.cell} data-none={value === '—' || undefined}>
            <span className={styles.cellLabel}>{label}</span>
            <span>{value}</span>
          </span>
        ))}
      </span>
      <span className={styles.actions}>{actions}</span>
      <div className={styles.note}>{note}</div>
    </RowFrame>
  )
})
