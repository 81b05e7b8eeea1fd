import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { mostFollowers } from '#contract/words.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, NoPermission } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { capped } from './capped.ts'
import { FollowButton } from './follow-button.tsx'
import { shopQuery } from './queries.ts'
import type { ShopPageSearch } from './search.ts'
import { ShopListings } from './shop-listings.tsx'
import { isOpenShop, type Shop, ShopDelivery, ShopReputation } from './shop-record.tsx'
import { useLook } from './use-look.ts'

const seenTexts = {
  now: m.shops_seen_now,
  today: m.shops_seen_today,
  week: m.shops_seen_week,
  earlier: m.shops_seen_earlier,
}

/** S1.6 The public page of a shop: the seller, their delivery and trading records, and their listings. */
export function ShopPage({ shopId, search }: { shopId: string; search: ShopPageSearch }) {
  const found = useSuspenseQuery(shopQuery(shopId))
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const shop = found.data
  const isMine = session?.user_id === shopId
  const isOpen = isOpenShop(shop)
  useLook(shopId, !!session && !isMine)
  const styles = shopPage()
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="shop-name">
        <Head shop={shop} isMine={isMine} />
        {isMine && <p className={styles.hint}>{m.shops_is_mine()}</p>}
        {shop.notice && <p className={styles.notice}>{shop.notice}</p>}
        <ShopDelivery shop={shop} />
        <ShopReputation shop={shop} />
      </section>
      {isOpen ? <ShopListings shopId={shopId} search={search} isMine={isMine} /> : <Closed shop={shop} />}
    </div>
  )
}

function Head({ shop, isMine }: { shop: Shop; isMine: boolean }) {
  const publicPath = usePublicPath()
  const styles = shopPage()
  const { owner, shop_id, follower_count } = shop
  const name = shop.name ?? owner.nickname
  const isOpen = isOpenShop(shop)
  return (
    <div className={styles.head}>
      <Avatar name={owner.nickname} src={owner.avatar} size="lg" />
      <div className={styles.words}>
        <div className={styles.name}>
          <h1 id="shop-name" className={styles.title}>
            {name}
          </h1>
          <Badge tone={isOpen ? 'positive' : 'neutral'}>{isOpen ? m.shops_open() : m.shops_closed()}</Badge>
        </div>
        <p className={styles.facts}>
          <span>{seenTexts[shop.owner_seen]()}</span>
          <span>{m.shops_followers({ count: capped(follower_count, mostFollowers) })}</span>
          {!isMine && (
            <a className={textLink()} href={`${publicPath('/pc/feedback')}?topic=shop&shop=${shop_id}`}>
              {m.shops_report()}
            </a>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        {isMine ? (
          <LinkButton href={publicPath('/pc/sale/shop')}>{m.shops_manage()}</LinkButton>
        ) : (
          <FollowButton shopId={shop_id} name={name} />
        )}
      </div>
    </div>
  )
}

function Closed({ shop }: { shop: Shop }) {
  const { market } = useMarketPath()
  const action = (
    <>
      <LinkButton href="/shop">{m.shops_others()}</LinkButton>
      <LinkButton href={market}>{m.shops_to_market()}</LinkButton>
    </>
  )
  return shop.is_restricted ? (
    <NoPermission title={m.shops_is_restricted()} text={m.shops_is_restricted_text()} action={action} />
  ) : (
    <EmptyState title={m.shops_is_closed()} text={m.shops_is_closed_text()} action={action} />
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
