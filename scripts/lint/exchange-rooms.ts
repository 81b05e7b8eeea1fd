import { floorRule } from './floors.ts'

/**
 * The exchange's rooms, its folders and top-level files, floor by floor from the ground.
 *
 * In words: refusals, settings and log · the bounds of prices · database and ports · services · HTTP, job queue and ledger · the catalogue
 * and what else concerns no person · messages · accounts · activities and their gifts, the feed of a person · what a
 * person does alone, bargains and purchase orders · listings · restrictions and the wallet · platform accounts ·
 * inventories · orders · reputations · what changes or checks several of these at once · price rules, which sell
 * automatically, and the summary of a session · the checks of the books · operators and workers · the application · its
 * start.
 */
export const refusalOfExchangeRoom = floorRule('src/exchange', [
  ['log.ts', 'refusal.ts', 'settings.ts', 'state-machine.ts'],
  ['price-bounds.ts'],
  ['db', 'ports'],
  ['adapters', 'backup', 'bounded-log.ts', 'caches', 'services.ts'],
  ['http', 'jobs', 'ledger'],
  ['catalogue', 'content', 'market-events', 'names', 'pictures', 'retention'],
  ['mail'],
  ['accounts'],
  ['activities', 'person-events'],
  // Bargains are below listings, which end them; of a listing they know only its row.
  ['activation-codes', 'bargains', 'bookmarks', 'feedback', 'market', 'purchase-orders', 'real-name'],
  ['listings', 'market-info', 'market-trades', 'receiving-accounts', 'saved-searches'],
  // A restriction takes a person's listings and purchase orders off the market.
  ['moderation', 'wallet'],
  // An account that may not trade on the platform is restricted.
  ['platform-accounts'],
  ['inventory'],
  ['orders'],
  ['reputation'],
  ['cart', 'checks', 'crawlers', 'deals', 'portfolio', 'selling', 'shops', 'sweeps', 'tasks'],
  ['price-rules', 'session-summary'],
  ['reconcile'],
  ['operator', 'workers'],
  ['routes.ts', 'state-machines.ts'],
  ['app.ts'],
  ['open-exchange.ts'],
])
