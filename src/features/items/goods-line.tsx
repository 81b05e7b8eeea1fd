import type { ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { goodsLine } from '#styled-system/recipes/goods-line.js'
import { rowList, type RowListVariants } from '#styled-system/recipes/row-list.js'
import { describeGoods } from './describe-goods.ts'
import { GoodsThumb } from './goods-thumb.tsx'
import { rarityTierOf } from './rarity-tier.ts'

interface GoodsLineProps extends RowListVariants {
  info: GoodsInfo
  href: string
  /** What sets it apart from others of its goods, line by line. */
  facts: readonly string[]
  /** Since when it is here. */
  since: ReactNode
  worth: ReactNode
  /** It can't be had, or is no longer there. */
  isGone: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** One of the things that somebody has or wants. */
export function GoodsLine({ info, href, facts, since, worth, isGone, children, ...variants }: GoodsLineProps) {
  const { kind, name, exterior, exteriorName } = describeGoods(info)
  const rows = rowList(variants)
  const styles = goodsLine()
  return (
    <li className={rows.line} data-gone={isGone || undefined}>
      <a className={`${rows.row} ${styles.row}`} href={href}>
        <GoodsThumb className={styles.art} image={info.image} width={84} />
        <span className={styles.words}>
          <span className={styles.kind}>{kind}</span>
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
      {children}
    </li>
  )
}
