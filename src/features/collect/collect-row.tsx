import type { GoodsInfo } from '#contract/goods-fields.ts'
import { IconButton } from '#design/ui/icon-button.tsx'
import { CloseIcon } from '#design/ui/icons.tsx'
import { Difference, Price } from '#design/ui/price.tsx'
import { GoodsLine } from '#features/items/goods-line.tsx'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import { changeSince, type Mark } from './model.ts'

export interface CollectRowProps {
  info: GoodsInfo
  href: string
  mark: Mark
  /** What sets it apart from others of its goods. */
  facts: string
  /** Null when it can't be bought any more. */
  priceNow: string | null
  /** What to say in place of a price. */
  goneText: string
  onRemove: () => void
}

/** One thing that is marked: what it is, and what has become of its price since. */
export function CollectRow({ info, href, mark, facts, priceNow, goneText, onRemove }: CollectRowProps) {
  const timeZone = useTimeZone()
  const { price_then: priceThen } = mark
  const date = formatDate(mark.marked_at, timeZone)
  const change = changeSince(priceThen, priceNow)
  return (
    <GoodsLine
      info={info}
      href={href}
      facts={[facts]}
      since={
        priceThen === null ? m.collect_marked({ date }) : m.collect_marked_at({ price: formatMoney(priceThen), date })
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
      <IconButton
        size="sm"
        isTooltipHidden
        label={m.collect_remove({ name: info.name })}
        title={m.collect_remove_short()}
        icon={<CloseIcon size={16} />}
        onClick={onRemove}
      />
    </GoodsLine>
  )
}
