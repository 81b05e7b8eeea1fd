import type { ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { CloseIcon } from '#design/ui/icon/icons.tsx'
import { Difference, Price } from '#design/ui/data/price.tsx'
import { GoodsLine } from '#features/items/goods-line.tsx'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { bookmarksList } from '#styled-system/recipes/bookmarks-list.js'
import { text } from '#styled-system/recipes/text.js'
import type { Bookmark } from './model.ts'

export interface BookmarkRowProps {
  info: GoodsInfo
  href: string
  bookmark: Bookmark
  /** What distinguishes it from others of its goods. */
  facts: string
  /** Null if it can no longer be bought. */
  priceNow: string | null
  /** Shown in place of a price. */
  goneText: string
  /** Another action for it. */
  action?: ReactNode
  tool?: ReactNode
  onRemove: () => void
}

/** One bookmark: what it is, and how its price has changed since. */
export function BookmarkRow({
  info,
  href,
  bookmark,
  facts,
  priceNow,
  goneText,
  action,
  tool,
  onRemove,
}: BookmarkRowProps) {
  const timeZone = useTimeZone()
  const { price_then: priceThen } = bookmark
  const date = formatDate(bookmark.bookmarked_at, timeZone)
  const change = percentFrom(priceThen, priceNow)
  return (
    <GoodsLine
      info={info}
      href={href}
      facts={[facts, ...alertFacts(bookmark)]}
      since={
        priceThen === null ? m.bookmarks_since({ date }) : m.bookmarks_since_at({ price: formatMoney(priceThen), date })
      }
      worth={
        <>
          {priceNow === null ? (
            <span className={text({ size: 'sm', tone: 'muted' })}>{goneText}</span>
          ) : (
            <Price amount={priceNow} />
          )}
          {change !== null && <Difference percent={change} digits={1} />}
        </>
      }
      isGone={priceNow === null}
    >
      {action}
      <span className={bookmarksList().tool}>{tool}</span>
      <IconButton
        size="sm"
        isTooltipHidden
        label={m.bookmarks_remove({ name: info.name })}
        title={m.bookmarks_remove_short()}
        icon={<CloseIcon size={16} />}
        onClick={onRemove}
      />
    </GoodsLine>
  )
}

function alertFacts({ price_alert: alert }: Bookmark): string[] {
  if (!alert) return []
  const { target_price, told } = alert
  return [
    told
      ? m.bookmarks_alert_told({ price: formatMoney(told.price) })
      : m.bookmarks_alert_at({ price: formatMoney(target_price) }),
  ]
}
