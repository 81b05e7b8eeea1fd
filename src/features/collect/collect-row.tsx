import type { ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market.ts'
import { Badge } from '#design/ui/badge.tsx'
import { IconButton } from '#design/ui/icon-button.tsx'
import { CloseIcon } from '#design/ui/icons.tsx'
import { Change, Price } from '#design/ui/price.tsx'
import { describeGoods } from '#features/market/describe-goods.ts'
import { rarityTierOf } from '#features/market/rarity-tier.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { collectList } from '#styled-system/recipes/collect-list.js'
import { changeSince } from './model.ts'

interface CollectRowProps {
  info: GoodsInfo
  href: string
  /** What sets it apart from others of its goods. */
  facts: ReactNode
  markedAt: number
  priceThen: string | null
  /** Null when it can't be bought any more. */
  priceNow: string | null
  /** What to say in place of a price. */
  goneText: string
  onRemove: () => void
}

/** One thing that is marked: what it is, and what has become of its price since. */
export function CollectRow(props: CollectRowProps) {
  const { info, href, facts, markedAt, priceThen, priceNow, goneText, onRemove } = props
  const { kind, name, exterior, exteriorName } = describeGoods(info)
  const timeZone = useTimeZone()
  const change = changeSince(priceThen, priceNow)
  const styles = collectList()
  return (
    <li className={styles.line} data-gone={priceNow === null || undefined}>
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
          <span className={styles.facts}>{facts}</span>
        </span>
        <span className={styles.before}>
          {priceThen === null
            ? m.collect_marked({ date: formatDate(markedAt, timeZone) })
            : m.collect_marked_at({ price: formatMoney(priceThen), date: formatDate(markedAt, timeZone) })}
        </span>
        <span className={styles.now}>
          {priceNow === null ? <span className={styles.gone}>{goneText}</span> : <Price amount={priceNow} />}
          {change !== null && <Change percent={change} goodWhen="down" digits={1} />}
        </span>
      </a>
      <IconButton
        size="sm"
        isTooltipHidden
        label={m.collect_remove({ name: info.name })}
        title={m.collect_remove_short()}
        icon={<CloseIcon size={16} />}
        onClick={onRemove}
      />
    </li>
  )
}
