import { Badge } from '#design/ui/badge.tsx'
import { Countdown } from '#design/ui/countdown.tsx'
import { Change, Price } from '#design/ui/price.tsx'
import { shownWear } from '#features/goods/asset-facts.tsx'
import { describeGoods } from '#features/market/describe-goods.ts'
import { rarityTierOf } from '#features/market/rarity-tier.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { backpackList } from '#styled-system/recipes/backpack-list.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { stateNames, stateTones } from './describe-state.ts'
import { gainOf, type BackpackItem } from './model.ts'

interface BackpackRowProps {
  item: BackpackItem
  /** The page of the order it came by. */
  orderHref: string
  /** Where it can be seen to now, if anywhere. */
  actHref: string | undefined
  /** When the list was read, in milliseconds. */
  now: number
}

/** One item that was bought: what it is, what it cost and is worth, and what can be done with it. */
export function BackpackRow({ item, orderHref, actHref, now }: BackpackRowProps) {
  const { goods_info: info, asset, state } = item
  const { kind, name, exterior, exteriorName } = describeGoods(info)
  const timeZone = useTimeZone()
  const gain = gainOf(item)
  const styles = backpackList()
  const facts = [
    asset.wear !== null && m.backpack_wear({ wear: shownWear(asset.wear) }),
    asset.paint_seed !== null && m.backpack_seed({ seed: asset.paint_seed }),
    asset.stickers.length > 0 && m.backpack_stickers({ count: asset.stickers.length }),
  ].filter(Boolean)
  return (
    <li className={styles.line} data-gone={state === 'sold' || undefined}>
      <a className={styles.row} href={orderHref}>
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
          <span className={styles.facts}>{facts.join(' · ')}</span>
          {item.remark && <span className={styles.facts}>{item.remark}</span>}
        </span>
        <span className={styles.when}>{m.backpack_received({ time: formatDateTime(item.received_at, timeZone) })}</span>
        <span className={styles.worth}>
          <Price amount={item.price} />
          <span className={styles.note}>
            {item.reference_price === null
              ? m.backpack_no_reference()
              : m.backpack_reference({ price: formatMoney(item.reference_price) })}{' '}
            {gain !== null && <Change percent={gain} digits={1} />}
          </span>
        </span>
      </a>
      <span className={styles.state}>
        <Badge tone={stateTones[state]} size="md">
          {stateNames[state]()}
        </Badge>
        {item.protected_until !== null && (
          <span className={styles.note}>
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
    </li>
  )
}
