import type { Hono } from 'hono'
import { portraitRoutes } from '#art/portraits.ts'
import { accountRoutes } from './accounts/calls.ts'
import { captchaRoutes } from './accounts/captcha-picture.ts'
import { activationCodeRoutes } from './activation-codes/calls.ts'
import { activityRoutes } from './activities/calls.ts'
import { bargainRoutes } from './bargains/calls.ts'
import { bookmarkRoutes } from './bookmarks/calls.ts'
import { cartRoutes } from './cart/calls.ts'
import { artRoutes } from './catalogue/art-routes.ts'
import { checkRoutes } from './checks/calls.ts'
import { contentRoutes } from './content/calls.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { sharePictureRoutes } from './crawlers/share-pictures.ts'
import type { Queryable } from './db/connection.ts'
import { dealRoutes } from './deals/calls.ts'
import { feedbackRoutes } from './feedback/calls.ts'
import { docsRoutes } from './http/docs.ts'
import { healthRoutes } from './http/health.ts'
import type { Route } from './http/routes.ts'
import { inventoryRoutes } from './inventory/calls.ts'
import { mailRoutes } from './mail/calls.ts'
import { marketRoutes } from './market/calls.ts'
import { marketEventRoutes } from './market-events/http.ts'
import { marketInfoRoutes } from './market-info/calls.ts'
import { marketTradeRoutes } from './market-trades/calls.ts'
import { orderRoutes } from './orders/calls.ts'
import { readWatchLag } from './orders/watch-lag.ts'
import { pictureRoutes } from './pictures/http.ts'
import { personEventRoutes } from './person-events/http.ts'
import { platformAccountRoutes } from './platform-accounts/calls.ts'
import { portfolioRoutes } from './portfolio/calls.ts'
import { priceRuleRoutes } from './price-rules/calls.ts'
import { purchaseOrderRoutes } from './purchase-orders/calls.ts'
import { realNameRoutes } from './real-name/calls.ts'
import { receivingAccountRoutes } from './receiving-accounts/calls.ts'
import { booksState } from './reconcile/daily-check.ts'
import { reputationRoutes } from './reputation/calls.ts'
import { savedSearchRoutes } from './saved-searches/calls.ts'
import { sellingRoutes } from './selling/calls.ts'
import type { Services } from './services.ts'
import { sessionSummaryRoutes } from './session-summary/calls.ts'
import { shopRoutes } from './shops/calls.ts'
import { sweepRoutes } from './sweeps/calls.ts'
import { taskRoutes } from './tasks/calls.ts'
import { walletRoutes } from './wallet/calls.ts'
import { noticeRoutes } from './wallet/recharges/notice-routes.ts'

/** The handlers of all calls of the contract. */
export const routes: readonly Route[] = [
  // People, and messages to them
  ...accountRoutes,
  ...platformAccountRoutes,
  ...realNameRoutes,
  ...mailRoutes,
  ...sessionSummaryRoutes,
  ...feedbackRoutes,
  ...contentRoutes,
  // What is on the market
  ...marketRoutes,
  ...marketInfoRoutes,
  ...marketTradeRoutes,
  ...bookmarkRoutes,
  ...savedSearchRoutes,
  // Selling
  ...inventoryRoutes,
  ...sellingRoutes,
  ...priceRuleRoutes,
  ...shopRoutes,
  ...portfolioRoutes,
  // Buying
  ...checkRoutes,
  ...orderRoutes,
  ...reputationRoutes,
  ...cartRoutes,
  ...sweepRoutes,
  ...bargainRoutes,
  ...purchaseOrderRoutes,
  ...dealRoutes,
  ...taskRoutes,
  // Money
  ...walletRoutes,
  ...receivingAccountRoutes,
  ...activationCodeRoutes,
  ...activityRoutes,
]

/** The other routes: pictures, files for crawlers, payment notices, the event feeds, health and documentation. */
export const otherRoutes = (services: Services): Hono[] => [
  artRoutes(services),
  sharePictureRoutes(services),
  portraitRoutes(),
  pictureRoutes(services),
  captchaRoutes(services),
  crawlerRoutes(services),
  noticeRoutes(services),
  marketEventRoutes(services),
  personEventRoutes(services),
  healthRoutes(services, { readLag: longestLag, notes: { books: booksState } }),
  docsRoutes(),
]

const longestLag = async (db: Queryable) => Math.max(...Object.values(await readWatchLag(db)))
