import { preloadCheckout } from '#features/checkout/checkout.tsx'
import { referenceOf, standingOf } from '#features/listings/standing.ts'
import { goodsPage } from '#styled-system/recipes/goods-page.js'
import { Batch } from './on-sale/batch.tsx'
import { Art } from './art.tsx'
import { CheapestBar } from './cheapest-bar.tsx'
import { GoodsCheckout } from './goods-checkout.tsx'
import { GoodsMarket } from './goods-market.tsx'
import { GoodsDialogs } from './goods-dialogs.tsx'
import type { GoodsPageProps } from './goods-page.pc.tsx'
import { NextFrame } from './next-frame.tsx'
import { OrderBook } from './order-book/order-book.tsx'
import { PriceTrend } from './price-trend/price-trend.tsx'
import { cheapestOf, depthKeyOf } from './model.ts'
import { useGoodsPage } from './use-goods-page.ts'

/** The phone's goods page: the same content stacked, and a bar that buys the cheapest listing or the selected ones. */
export function PhoneGoodsPage({ goodsId, search }: GoodsPageProps) {
  const { detail, standing, marketKey, listings, selected, market, buyOne, buySelected } = useGoodsPage(goodsId, search)
  const styles = goodsPage()
  const isCheapestFirst = search.sort === undefined && search.cursor === undefined
  const cheapest = isCheapestFirst ? cheapestOf(listings.listings, listings.live.gone) : undefined
  return (
    <div className={styles.root}>
      <Art detail={detail} style={search.style} inspectUrl={listings.listings[0]?.asset.inspect_url} heading="h2" />
      <PriceTrend
        marketKey={marketKey}
        standing={standing}
        whole={search.style === undefined ? undefined : detail.market}
        range={search.range ?? '30d'}
      />
      <NextFrame rows={listings.listings.length} rowHeight={14}>
        <GoodsMarket {...market} />
        <OrderBook depthKey={depthKeyOf(goodsId, search)} standing={standing} />
      </NextFrame>
      {selected.selection.size > 0 ? (
        <Batch selected={selected} detail={detail} onBuy={buySelected} onAim={preloadCheckout} />
      ) : (
        cheapest && (
          <CheapestBar
            listing={cheapest}
            lowest={standing.lowest_price}
            reference={referenceOf(standingOf(detail, cheapest.style_id || undefined) ?? standing)}
            onBuy={buyOne}
          />
        )
      )}
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
