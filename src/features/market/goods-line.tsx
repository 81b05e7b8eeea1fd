import type { ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market.ts'
import { Badge } from '#design/ui/badge.tsx'
import { goodsLine, type GoodsLineVariants } from '#styled-system/recipes/goods-line.js'
import { describeGoods } from './describe-goods.ts'
import { rarityTierOf } from './rarity-tier.ts'

interface GoodsLineProps extends GoodsLineVariants {
  info: GoodsInfo
  href: string
  /** What sets it apart from others of its goods, line by line. */
  facts: readonly string[]
  /** Since when it is here. */
  since: string
  worth: ReactNode
  /** It can't be had, or is no longer there. */
  isGone: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** One of the things that somebody has or wants. */
export function GoodsLine({ info, href, facts, since, worth, isGone, children, ...variants }: GoodsLineProps) {
  const { kind, name, exterior, exteriorName } = describeGoods(info)
  const styles = goodsLine(variants)
  return (
    <li className={styles.line} data-gone={isGone || undefined}>
      <a className={styles.row} href={href}>
        <img
          className={styles.art}
          src={`${info.image}@1.webp`}
          srcSet={`${info.image}@1.webp 1x, ${info.image}@2.webp 2x`}
          alt=""
          width={84}
          height={63}
          loading="lazy"
          decoding="async"
        />
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
