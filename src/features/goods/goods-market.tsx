import { lazy, Suspense, type ReactNode } from 'react'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { Tabs } from '#design/ui/navigation/tabs.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import type { Standing } from '#features/listings/standing.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { goodsMarket } from '#styled-system/recipes/goods-market.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { ListingList, type ListingListProps } from './on-sale/listing-list.tsx'
import { WantButton } from './goods-dialogs.tsx'
import { SweepButton } from './goods-sweep.tsx'
import type { Tab } from './search.ts'
import { RangeSwitch } from './price-trend/range-switch.tsx'
import { SalesSwitch } from './price-trend/sales-switch.tsx'
import { SortSelect } from './on-sale/sort-select.tsx'
import { WearSelect } from './on-sale/wear-select.tsx'
import { useGoodsSearch } from './use-goods-address.ts'

const PurchaseOrders = lazy(() => loadOnline(() => import('./order-book/purchase-orders.tsx')))
const SaleList = lazy(() => loadOnline(() => import('./price-trend/sale-list.tsx')))
const SalesTable = lazy(() => loadOnline(() => import('./price-trend/sales-table.tsx')))

export interface GoodsMarketProps extends ListingListProps {
  marketKey: MarketKey
  standing: Standing
  /** The bar of listings selected to be bought together. */
  children?: ReactNode
}

/** Tabs for listings, purchase orders and sales. */
export function GoodsMarket({ marketKey, standing, children, ...listings }: GoodsMarketProps) {
  const { tab = 'on_sale', sort, range = '30d', sales = 'days' } = listings.search
  const { choose } = useGoodsSearch()
  const styles = goodsMarket()
  const items: { value: Tab; label: string; count: string }[] = [
    { value: 'on_sale', label: m.goods_tab_on_sale(), count: formatNumber(standing.on_sale_count) },
    { value: 'purchase_orders', label: m.goods_tab_purchase_orders(), count: formatNumber(standing.purchase_count) },
    {
      value: 'sales',
      label: m.goods_tab_sales(),
      count: m.goods_tab_sales_count({ count: formatNumber(standing.reference_sales) }),
    },
  ]
  return (
    <section className={card()} aria-label={m.goods_tabs()}>
      <div className={styles.root}>
        <div className={styles.head}>
          <Tabs
            label={m.goods_tabs()}
            items={items}
            value={tab}
            onChange={(next) => choose({ tab: next === 'on_sale' ? undefined : next })}
          >
            <h2 className={srOnly()}>{items.find(({ value }) => value === tab)?.label}</h2>
            {tab !== 'purchase_orders' && (
              <div className={styles.tools}>
                {tab === 'on_sale' && (
                  <>
                    {standing.on_sale_count > 0 && <SweepButton />}
                    <WearSelect detail={listings.detail} search={listings.search} />
                    <SortSelect sort={sort} detail={listings.detail} />
                  </>
                )}
                {tab === 'sales' && (
                  <>
                    {sales === 'days' && <RangeSwitch range={range} />}
                    <SalesSwitch sales={sales} />
                  </>
                )}
              </div>
            )}
            {tab !== 'sales' && <OtherWays tab={tab} standing={standing} />}
            {tab === 'on_sale' && <ListingList {...listings} />}
            <Suspense fallback={<Skeleton shape="row" width="full" count={6} />}>
              {tab === 'purchase_orders' && <PurchaseOrders marketKey={marketKey} detail={listings.detail} />}
              {tab === 'sales' && sales === 'each' && <SaleList marketKey={marketKey} detail={listings.detail} />}
              {tab === 'sales' && sales === 'days' && <SalesTable marketKey={marketKey} range={range} />}
            </Suspense>
          </Tabs>
        </div>
        {tab === 'on_sale' && children}
      </div>
    </section>
  )
}

/** The ways to deal besides buying a listing. An empty list has its own button for a purchase order. */
function OtherWays({ tab, standing }: { tab: Tab; standing: Standing }) {
  const { choose } = useGoodsSearch()
  const { highest_purchase_price: highest, on_sale_count, purchase_count } = standing
  const isEmpty = (tab === 'on_sale' ? on_sale_count : purchase_count) === 0
  const isSelling = tab === 'on_sale' && highest !== null
  if (isEmpty && !isSelling) return null
  return (
    <div className={goodsMarket().ways}>
      {!isEmpty && <WantButton size="sm" />}
      {isSelling && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            // The button goes with its tab; the panel stays.
            currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
            choose({ tab: 'purchase_orders' })
          }}
        >
          {m.goods_sell_for({ price: formatMoney(highest) })}
        </Button>
      )}
    </div>
  )
}
