import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { useIsUnderWay } from '#features/writes/use-idempotent-mutation.ts'
import { typicalDuration } from '#i18n/duration-text.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { sellingShop } from '#styled-system/recipes/selling-shop.js'
import { setShopOnlineMutation } from '../mutations.ts'
import { sellingQuery } from '../queries.ts'
import { ShopShare } from './shop-share.tsx'
import type { OwnShop } from './changed-settings.ts'
import { ShopSettingsDialog } from './shop-settings-dialog.tsx'

const dearest = { state: 'on_sale', sort: 'price_desc' } as const
const shownListings = 5

/** S1.6 My shop: whether it is open, what it has sold and how fast, and its most expensive listings. */
export function ShopPage({ isSetting, onSet }: { isSetting: boolean; onSet: (isOpen: boolean) => void }) {
  const found = useQuery(ownShopQuery())
  const isSaving = useIsUnderWay(setShopOnlineMutation())
  const styles = sellingShop()
  if (found.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={m.selling_loading()}>
        <Skeleton shape="row" width="full" count={4} />
      </div>
    )
  }
  if (!found.data) return <FailedQuery title={m.selling_shop_failed()} query={found} />
  const shop = found.data
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="shop-name">
        <div className={styles.head}>
          <h2 id="shop-name" className={styles.title}>
            {shop.name ?? shop.owner.nickname}
          </h2>
          <StateBadge shop={shop} />
          <Button isLoading={isSaving} onPointerEnter={preloadDialog} onClick={() => onSet(true)}>
            {m.selling_shop_settings()}
          </Button>
        </div>
        {shop.notice && <p className={styles.notice}>{shop.notice}</p>}
        <Note shop={shop} />
        <Figures shop={shop} />
      </section>
      {shop.is_public && <ShopShare shopId={shop.shop_id} />}
      {shop.on_sale_count === 0 ? <NothingOnSale /> : <Dearest />}
      {isSetting && <ShopSettingsDialog shop={shop} onClose={() => onSet(false)} />}
    </div>
  )
}

function StateBadge({ shop }: { shop: OwnShop }) {
  if (!shop.is_public) return <Badge>{m.selling_shop_is_new()}</Badge>
  const isOpen = shop.is_online && !shop.is_restricted
  return (
    <Badge tone={isOpen ? 'positive' : 'neutral'}>
      {isOpen ? m.selling_shop_is_open() : m.selling_shop_is_closed()}
    </Badge>
  )
}

/** Why nobody else sees the shop, or what it has on sale. */
function Note({ shop }: { shop: OwnShop }) {
  if (!shop.is_public) return <p>{m.selling_shop_new_text()}</p>
  const isHidden = !shop.is_online || shop.is_restricted
  if (!isHidden || shop.on_sale_count === 0) return null
  return <p>{m.selling_shop_hidden({ count: formatNumber(shop.on_sale_count) })}</p>
}

function Figures({ shop }: { shop: OwnShop }) {
  const sample = m.selling_shop_sample({ count: formatNumber(shop.sample) })
  return (
    <DefinitionList
      layout="columns"
      items={[
        {
          term: m.selling_shop_sold({ count: formatNumber(shop.sold_count) }),
          detail: <Price amount={shop.sold_amount} size="lg" />,
        },
        {
          term: m.selling_shop_on_sale({ count: formatNumber(shop.on_sale_count) }),
          detail: <Price amount={shop.on_sale_amount} size="lg" />,
        },
        ...(shop.sample === 0
          ? [{ term: m.selling_shop_delivery(), detail: m.selling_shop_delivery_none() }]
          : [
              {
                term: m.selling_shop_rate({ sample }),
                detail: shop.delivered_ratio === null ? '–' : formatPercent(shop.delivered_ratio),
              },
              {
                term: m.selling_shop_time({ sample }),
                detail: shop.median_delivery_seconds === null ? '–' : typicalDuration(shop.median_delivery_seconds),
              },
            ]),
      ]}
    />
  )
}

function NothingOnSale() {
  const { find } = usePlace()
  const inventory = find('/inventory/steam_inventory')
  return (
    <EmptyState
      title={m.selling_shop_empty()}
      text={m.selling_empty_text()}
      action={inventory && <LinkButton href={inventory}>{m.selling_to_inventory()}</LinkButton>}
    />
  )
}

function Dearest() {
  const list = useInfiniteQuery(sellingQuery(dearest))
  const goodsPath = useGoodsPath()
  const [first] = list.data?.pages ?? []
  if (!first || first.items.length === 0) return null
  return (
    <section className={sellingShop().top} aria-label={m.selling_shop_top()}>
      <h2 className={sellingShop().title}>{m.selling_shop_top()}</h2>
      <ItemList label={m.selling_shop_top()} columns={[{ label: m.selling_price() }, { label: m.selling_net() }]}>
        {first.items.slice(0, shownListings).map(({ listing, goods_id, goods_info, asset }) => (
          <ItemRow
            key={listing.listing_id}
            id={listing.listing_id}
            info={goods_info}
            asset={asset}
            href={goodsPath(goods_id)}
            badge={listing.topped_until !== null && <Badge tone="info">{m.selling_topped()}</Badge>}
            cells={[
              { label: m.selling_price(), value: <Price amount={listing.price} size="sm" /> },
              { label: m.selling_net(), value: <Price amount={listing.net} tone="muted" size="sm" /> },
            ]}
          />
        ))}
      </ItemList>
    </section>
  )
}
