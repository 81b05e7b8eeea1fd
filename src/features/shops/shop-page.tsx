import { useSuspenseQuery } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { infoById } from '#contract/shop.ts'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { ItemListPending } from '#features/trading/list/item-list.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'
import { shopQuery } from './queries.ts'
import type { ShopPageSearch } from './search.ts'
import { ShopListings } from './shop-listings.tsx'

/** S1.6 The public page of a shop: who sells, how they deliver, and their listings. */
export function ShopPage({ shopId, search }: { shopId: string; search: ShopPageSearch }) {
  const found = useSuspenseQuery(shopQuery(shopId))
  const shop = found.data
  const styles = shopPage()
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="shop-name">
        <div className={styles.head}>
          <Avatar name={shop.owner.nickname} src={shop.owner.avatar} size="lg" />
          <h1 id="shop-name" className={styles.title}>
            {shop.name ?? shop.owner.nickname}
          </h1>
          <Badge tone={shop.is_online ? 'positive' : 'neutral'}>
            {shop.is_online ? m.shops_open() : m.shops_closed()}
          </Badge>
        </div>
        {shop.notice && <p className={styles.notice}>{shop.notice}</p>}
        <Record shop={shop} />
      </section>
      {shop.is_online ? (
        <ShopListings shopId={shopId} search={search} />
      ) : (
        <EmptyState title={m.shops_is_closed()} text={m.shops_is_closed_text()} />
      )}
    </div>
  )
}

function Record({ shop }: { shop: CallData<typeof infoById> }) {
  const sample = m.selling_shop_sample({ count: formatNumber(shop.sample) })
  return (
    <DefinitionList
      layout="columns"
      items={[
        {
          term: m.selling_shop_rate({ sample }),
          detail: shop.delivered_ratio === null ? '–' : formatPercent(shop.delivered_ratio),
        },
        {
          term: m.selling_shop_time({ sample }),
          detail: shop.median_delivery_seconds === null ? '–' : durationText(shop.median_delivery_seconds),
        },
        {
          term: m.shops_promise(),
          detail: shop.delivery_minutes === null ? m.shops_promise_none() : durationText(shop.delivery_minutes * 60),
        },
        { term: m.shops_bargains(), detail: shop.is_bargainable ? m.shops_bargains_yes() : m.shops_bargains_no() },
      ]}
    />
  )
}

/** The placeholder of the page, at its size, while it loads. */
export function ShopPending() {
  return (
    <div className={shopPage().root}>
      <Skeleton shape="row" width="full" count={3} />
      <ItemListPending label={m.shops_loading()} />
    </div>
  )
}
