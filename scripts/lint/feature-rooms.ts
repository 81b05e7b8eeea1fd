import { floorRule } from './floors.ts'

/**
 * The site's rooms below src/features, floor by floor from the ground.
 *
 * In words: charts, connection, errors, pages kept offline, live updates, navigation, preferences, support · how writes are sent · the session and
 * what several features ask the exchange for · facts of items, identity fields, restrictions · signing in, bookmarks,
 * what the lists and forms of trading share · price rules, trade preparation · listing jobs · the listing sheet · the
 * features · features built on others: alerts on searches and prices, bargains, the catalogue, the checkout, the home
 * page, purchases, purchase orders, selling, shops, the wallet · activities, the cart and the sweep · the goods page,
 * the inventory and the settings · what an inspect link shows · the shell, the demo pages. Only routes combine them: they pass in guards and shell,
 * which features must not import.
 */
export const refusalOfFeatureRoom = floorRule('src/features', [
  ['charts', 'connection', 'errors', 'kept-pages', 'live', 'navigation', 'preferences', 'support'],
  ['writes'],
  ['balance', 'listings', 'pictures', 'real-name', 'reputation', 'session'],
  ['credentials', 'items', 'standing'],
  ['bookmarks', 'sign-in', 'trading'],
  ['preparation', 'price-rules'],
  ['listing-jobs'],
  ['listing-sheet'],
  ['backpack', 'content', 'feedback', 'mail', 'market', 'orders', 'portfolio', 'receiving-accounts', 'tasks'],
  [
    'alerts',
    'bargains',
    'catalogue',
    'checkout',
    'home',
    'purchase-history',
    'purchase-orders',
    'selling',
    'shops',
    'wallet',
  ],
  ['activities', 'cart', 'sweep'],
  ['goods', 'inventory', 'setting'],
  ['inspect'],
  ['demos', 'shell'],
])
