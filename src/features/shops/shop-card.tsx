import type { CallData } from '#contract/call.ts'
import type { featured } from '#contract/shop-follows.ts'
import { mostNew } from '#contract/words.ts'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shopCards } from '#styled-system/recipes/shop-cards.js'
import { capped } from './capped.ts'

type Card = CallData<typeof featured>['items'][number]

/** A shop in a list of shops; the whole card links to it. */
export function ShopCard({ shop, newCount = 0 }: { shop: Card; newCount?: number }) {
  const { shop_id, name, owner, is_online, on_sale_count, delivered_ratio, sample } = shop
  const styles = shopCards()
  return (
    <li>
      <div className={styles.card}>
        <Avatar name={owner.nickname} src={owner.avatar} size="md" />
        <div className={styles.words}>
          <a className={styles.link} href={`/shop/${shop_id}`}>
            {name ?? owner.nickname}
          </a>
          <span className={styles.fact}>{m.shops_count({ count: formatNumber(on_sale_count) })}</span>
          <span className={styles.fact}>
            {delivered_ratio === null
              ? m.shops_record_none()
              : m.shops_record({ ratio: formatPercent(delivered_ratio), count: formatNumber(sample) })}
          </span>
        </div>
        <div className={styles.marks}>
          {!is_online && <Badge tone="neutral">{m.shops_closed()}</Badge>}
          {newCount > 0 && <Badge tone="accent">{m.shops_new({ count: capped(newCount, mostNew) })}</Badge>}
        </div>
      </div>
    </li>
  )
}
