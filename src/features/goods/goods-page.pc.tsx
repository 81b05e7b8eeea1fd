import { Breadcrumbs } from '#design/ui/navigation/breadcrumbs.tsx'
import { preloadCheckout } from '#features/checkout/checkout.tsx'
import { marketHref } from '#features/market/model.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import { goodsPage } from '#styled-system/recipes/goods-page.js'
import { Batch } from './on-sale/batch.tsx'
import { Art } from './art.tsx'
import { GoodsCheckout } from './goods-checkout.tsx'
import { GoodsMarket } from './goods-market.tsx'
import { GoodsDialogs } from './goods-dialogs.tsx'
import type { GoodsSearch } from './search.ts'
import { NextFrame } from './next-frame.tsx'
import { OrderBook } from './order-book/order-book.tsx'
import { PriceTrend } from './price-trend/price-trend.tsx'
import { useCatalogueNames } from './use-catalogue-names.ts'
import { depthKeyOf } from './model.ts'
import { useGoodsPage } from './use-goods-page.ts'

export interface GoodsPageProps {
  goodsId: string
  search: GoodsSearch
}

/** Everything about one goods, and the controls to buy it. */
export function GoodsPage({ goodsId, search }: GoodsPageProps) {
  const { detail, standing, marketKey, listings, selected, market, buySelected } = useGoodsPage(goodsId, search)
  const styles = goodsPage()
  return (
    <div className={styles.root}>
      <GoodsCrumbs info={detail.goods_info} />
      <div className={styles.top}>
        <Art detail={detail} style={search.style} inspectUrl={listings.listings[0]?.asset.inspect_url} heading="h1" />
        <PriceTrend
          marketKey={marketKey}
          standing={standing}
          whole={search.style === undefined ? undefined : detail.market}
          range={search.range ?? '30d'}
        />
      </div>
      <NextFrame rows={listings.listings.length} rowHeight={4}>
        <div className={styles.bottom}>
          <GoodsMarket {...market}>
            <Batch selected={selected} detail={detail} onBuy={buySelected} onAim={preloadCheckout} />
          </GoodsMarket>
          <div className={styles.side}>
            <OrderBook depthKey={depthKeyOf(goodsId, search)} standing={standing} />
          </div>
        </div>
      </NextFrame>
      <GoodsDialogs goodsId={goodsId} search={search} />
      <GoodsCheckout
        goodsId={goodsId}
        listingIds={search.buy}
        listings={listings.listings}
        selection={selected.selection}
        onGone={selected.drop}
        onBought={selected.clear}
      />
    </div>
  )
}

const marketPath = '/market/csgo'

function GoodsCrumbs({ info }: { info: GoodsDetail['goods_info'] }) {
  const names = useCatalogueNames()
  const { category, weapon } = info
  const categoryName = names.category(category)
  const weaponName = weapon && names.weapon(category, weapon)
  return (
    <Breadcrumbs
      label={m.goods_crumbs()}
      items={[
        { label: m.goods_crumb_market(), href: marketPath },
        ...(categoryName ? [{ label: categoryName, href: marketHref(marketPath, { categories: [category] }) }] : []),
        ...(weapon && weaponName && weaponName !== categoryName
          ? [{ label: weaponName, href: marketHref(marketPath, { weapons: [weapon] }) }]
          : []),
        { label: info.finish_name ?? info.item_name },
      ]}
    />
  )
}
