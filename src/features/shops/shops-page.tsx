import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, NoPermission } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shopCards } from '#styled-system/recipes/shop-cards.js'
import { featuredShopsQuery, followedShopsQuery } from './queries.ts'
import { ShopCard } from './shop-card.tsx'

/** S1.6 S2.6 Shops: those the person follows, with what is new in each, and a selection of others. */
export function ShopsPage() {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { openLogin } = useLogin()
  const publicPath = usePublicPath()
  return (
    <div className={shopCards().root}>
      <PageHead
        title={m.shops_all()}
        text={m.shops_all_text()}
        tools={session && <LinkButton href={publicPath('/pc/sale/shop')}>{m.shops_mine()}</LinkButton>}
      />
      {session && <Followed />}
      <Featured />
      {!session && (
        <NoPermission
          isCompact
          title={m.shops_followed_sign_in()}
          text={m.shops_followed_sign_in_text()}
          action={<Button onClick={openLogin}>{m.shell_sign_in()}</Button>}
        />
      )}
    </div>
  )
}

function Followed() {
  const list = useInfiniteQuery(followedShopsQuery())
  const styles = shopCards()
  const pages = list.data?.pages
  const shops = pages?.flatMap(({ items }) => items)
  const last = pages?.at(-1)
  return (
    <section className={styles.section} aria-labelledby="followed-shops">
      <div className={styles.head}>
        <h2 id="followed-shops" className={styles.title}>
          {m.shops_followed()}
        </h2>
        {last && last.total > 0 && (
          <span className={styles.note}>
            {m.shops_followed_count({ count: formatNumber(last.total), limit: formatNumber(last.limit) })}
          </span>
        )}
      </div>
      <AsOf query={list} />
      {list.isPending && <CardsPending />}
      {!shops && list.isError && <FailedQuery title={m.shops_followed_failed()} query={list} />}
      {shops?.length === 0 && (
        <EmptyState isCompact title={m.shops_followed_empty()} text={m.shops_followed_empty_text()} />
      )}
      {shops && shops.length > 0 && (
        <ul className={styles.grid} aria-labelledby="followed-shops">
          {shops.map((shop) => (
            <ShopCard key={shop.shop_id} shop={shop} newCount={shop.new_count} />
          ))}
        </ul>
      )}
      <LoadMore label={m.shops_more()} list={list} />
    </section>
  )
}

function Featured() {
  const found = useQuery(featuredShopsQuery())
  const { market } = useMarketPath()
  const styles = shopCards()
  return (
    <section className={styles.section} aria-labelledby="featured-shops">
      <div className={styles.head}>
        <h2 id="featured-shops" className={styles.title}>
          {m.shops_featured()}
        </h2>
        <span className={styles.note}>{m.shops_featured_text()}</span>
      </div>
      {found.isPending && <CardsPending />}
      {!found.data && found.isError && <FailedQuery title={m.shops_featured_failed()} query={found} />}
      {found.data?.length === 0 && (
        <EmptyState
          isCompact
          title={m.shops_featured_empty()}
          action={<LinkButton href={market}>{m.shops_to_market()}</LinkButton>}
        />
      )}
      {found.data && found.data.length > 0 && (
        <ul className={styles.grid} aria-labelledby="featured-shops">
          {found.data.map((shop) => (
            <ShopCard key={shop.shop_id} shop={shop} />
          ))}
        </ul>
      )}
    </section>
  )
}

const CardsPending = () => (
  <div className={shopCards().grid} role="status" aria-busy="true" aria-label={m.shops_loading()}>
    <Skeleton shape="row" width="full" count={6} />
  </div>
)

/** The placeholder of the page while it loads. */
export const ShopsPending = () => (
  <div className={shopCards().root}>
    <CardsPending />
  </div>
)
