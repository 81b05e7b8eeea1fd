import type { ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { goodsLine } from '#styled-system/recipes/goods-line.js'
import { rowList, type RowListVariants } from '#styled-system/recipes/row-list.js'
import { describeGoods } from './describe-goods.ts'
import { GoodsThumb } from './goods-thumb.tsx'
import { rarityTierOf } from './rarity-tier.ts'

interface GoodsLineProps extends RowListVariants {
  /** By which the keys of a list with a selection find it. */
  id?: string
  isSelected?: boolean
  /** Selects it, before everything else as in the other lists. */
  check?: ReactNode
  info: GoodsInfo
  href: string
  /** What distinguishes it from others of its goods, one per line. */
  facts: readonly string[]
  /** Since when it is in the list. */
  since: ReactNode
  worth: ReactNode
  /** It can't be bought, or no longer exists. */
  isGone: boolean
  /** The actions for it. */
  children: ReactNode
}

/** An item that somebody has or wants. */
export function GoodsLine(props: GoodsLineProps) {
  const { id, isSelected = false, check, info, href, facts, since, worth, isGone, children, ...variants } = props
  const { kind, name, quality, exterior, exteriorName } = describeGoods(info)
  const rows = rowList(variants)
  const styles = goodsLine()
  return (
    <li className={rows.line} data-row={id} data-selected={isSelected || undefined} data-gone={isGone || undefined}>
      <div className={rows.lead}>
        <span className={styles.check}>{check}</span>
        <a className={`${rows.row} ${styles.row}`} href={href}>
          <GoodsThumb className={styles.art} image={info.image} width={84} />
          <span className={styles.words}>
            <span className={styles.kind}>{[kind, quality].filter(Boolean).join(' · ')}</span>
            <span className={styles.name}>
              {name}
              {exterior && (
                <abbr className={styles.exterior} title={exteriorName}>
                  <Badge tone={rarityTierOf(info)}>{exterior}</Badge>
                </abbr>
              )}
            </span>
            {facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
          <span className={styles.since}>{since}</span>
          <span className={styles.worth}>{worth}</span>
        </a>
      </div>
      {children}
    </li>
  )
}
