import { Badge } from '#design/ui/data/badge.tsx'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { Change, Price } from '#design/ui/data/price.tsx'
import { assetWords } from '#features/items/asset-words.ts'
import { GoodsLine } from '#features/items/goods-line.tsx'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { backpackList } from '#styled-system/recipes/backpack-list.js'
import { goodsLine } from '#styled-system/recipes/goods-line.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { stateNames, stateTones } from './describe-state.ts'
import type { BackpackItem } from './model.ts'

interface BackpackRowProps {
  item: BackpackItem
  /** The page of the order that delivered it. */
  orderHref: string
  /** The page where the user can act on it now, if any. */
  actHref: string | undefined
  /** When the list was fetched, in milliseconds. */
  now: number
}

/** One bought item: what it is, its cost and value, and the action available. */
export function BackpackRow({ item, orderHref, actHref, now }: BackpackRowProps) {
  const { state } = item
  const timeZone = useTimeZone()
  const gain = percentFrom(item.price, item.reference_price)
  const styles = backpackList()
  const { note } = goodsLine()
  return (
    <GoodsLine
      isStacked
      info={item.goods_info}
      href={orderHref}
      facts={[assetWords(item.asset).join(' · '), item.remark ?? ''].filter(Boolean)}
      since={m.backpack_received({ time: formatDateTime(item.received_at, timeZone) })}
      worth={
        <>
          <Price amount={item.price} />
          <span className={note}>
            {item.reference_price === null
              ? m.backpack_no_reference()
              : m.backpack_reference({ price: formatMoney(item.reference_price) })}{' '}
            {gain !== null && <Change percent={gain} digits={1} />}
          </span>
        </>
      }
      isGone={state === 'sold'}
    >
      <span className={styles.state}>
        <Badge tone={stateTones[state]} size="md">
          {stateNames[state]()}
        </Badge>
        {item.protected_until !== null && (
          <span className={note}>
            <Countdown
              size="xs"
              until={item.protected_until * 1000}
              now={now}
              formatDays={(days) => m.backpack_days({ days })}
            />
          </span>
        )}
        {actHref && (
          <a className={`${textLink()} ${styles.act}`} href={actHref}>
            {state === 'sellable' ? m.backpack_sell() : m.backpack_see()}
          </a>
        )}
      </span>
    </GoodsLine>
  )
}
