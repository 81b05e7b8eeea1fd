import { hotMarkedList, newShelfList } from '#contract/home.ts'
import { detail, price, sell } from '#contract/market-goods.ts'
import { filter, onSaleList, suggest } from '#contract/market.ts'
import { answer, type Route } from '../http/routes.ts'
import { isAboutListings, listListingsOnSale } from '../listings/queries-market.ts'
import { listListings } from '../listings/queries.ts'
import { readGoodsDetail } from './queries-detail.ts'
import { readMarketFilter } from './queries-filter.ts'
import { listTopGoods } from './queries-home.ts'
import { listGoodsOnSale } from './queries-market-list.ts'
import { readPriceDays } from './queries-prices.ts'
import { suggestGoods } from './queries-suggest.ts'

export const catalogueRoutes: readonly Route[] = [
  answer(hotMarkedList, (context) => listTopGoods(context, 'popular')),
  answer(newShelfList, (context) => listTopGoods(context, 'newest')),
  answer(filter, readMarketFilter),
  answer(onSaleList, (context, request) =>
    isAboutListings(request) ? listListingsOnSale(context, request) : listGoodsOnSale(context, request),
  ),
  answer(suggest, suggestGoods),
  answer(detail, readGoodsDetail),
  answer(sell, listListings),
  answer(price, readPriceDays),
]
