import { goodsByIds, hotMarkedList, newShelfList } from '#contract/market/home.ts'
import { detail, listing, price, sell } from '#contract/market/goods.ts'
import { filter, onSaleList, suggest } from '#contract/market/on-sale.ts'
import { answer, type Route } from '../http/routes.ts'
import { readGoodsDetail } from './queries-detail.ts'
import { readMarketFilter } from './queries-filter.ts'
import { readListing } from './queries-listing.ts'
import { listListings } from './queries-goods-listings.ts'
import { listGoodsOnSale } from './queries-goods-on-sale.ts'
import { listGoodsByIds, listTopGoods } from './queries-home.ts'
import { isAboutListings, listListingsOnSale } from './queries-listings-on-sale.ts'
import { readPriceDays } from './queries-prices.ts'
import { suggestGoods } from './queries-suggest.ts'

export const marketRoutes: readonly Route[] = [
  answer(hotMarkedList, (context) => listTopGoods(context, 'popular')),
  answer(newShelfList, (context) => listTopGoods(context, 'newest')),
  answer(goodsByIds, listGoodsByIds),
  answer(filter, readMarketFilter),
  answer(onSaleList, (context, request) =>
    isAboutListings(request) ? listListingsOnSale(context, request) : listGoodsOnSale(context, request),
  ),
  answer(suggest, suggestGoods),
  answer(detail, readGoodsDetail),
  answer(sell, listListings),
  answer(listing, readListing),
  answer(price, readPriceDays),
]
