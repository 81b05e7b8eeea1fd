import * as activities from './activities.ts'
import * as backpack from './backpack.ts'
import * as auth from './accounts/auth.ts'
import * as bookmarks from './bookmarks.ts'
import * as bargainLists from './bargains/lists.ts'
import * as bargainTerms from './bargains/terms.ts'
import * as bargains from './bargains/bargains.ts'
import type { Call } from './call.ts'
import * as cart from './cart.ts'
import * as checkCreate from './check-create.ts'
import * as checks from './checks.ts'
import * as activationCodes from './wallet/activation-codes.ts'
import * as content from './content.ts'
import * as feedback from './feedback.ts'
import * as home from './market/home.ts'
import * as inventory from './inventory.ts'
import * as listingJobs from './listing-jobs.ts'
import * as mail from './mail.ts'
import * as market from './market/on-sale.ts'
import * as marketGoods from './market/goods.ts'
import * as marketInfo from './market/info.ts'
import * as marketTrades from './market/trades.ts'
import * as orderParties from './orders/parties.ts'
import * as orders from './orders/orders.ts'
import * as receivingAccounts from './wallet/receiving-accounts.ts'
import * as platform from './accounts/platform.ts'
import * as portfolio from './portfolio.ts'
import * as priceRules from './price-rules/price-rules.ts'
import * as outbid from './purchase-orders/outbid.ts'
import * as purchaseOrders from './purchase-orders/purchase-orders.ts'
import * as qrLogin from './accounts/qr-login.ts'
import * as realName from './accounts/real-name.ts'
import * as recharges from './wallet/recharges.ts'
import * as reputation from './reputation.ts'
import * as savedSearches from './saved-searches.ts'
import * as selling from './selling.ts'
import * as sessionSummary from './session-summary.ts'
import * as shop from './shop.ts'
import * as shopFollows from './shop-follows.ts'
import * as sweeps from './sweeps.ts'
import * as tasks from './tasks.ts'
import * as user from './accounts/user.ts'
import * as userSecurity from './accounts/user-security.ts'
import * as wallet from './wallet/wallet.ts'
import * as walletStatement from './wallet/statement.ts'
import * as wechat from './accounts/wechat.ts'
import * as withdrawals from './wallet/withdrawals.ts'

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
}

/** Every call of the wire, in documentation order. */
export const allCalls: readonly Call[] = [
  auth,
  qrLogin,
  home,
  market,
  marketGoods,
  marketInfo,
  marketTrades,
  orders,
  cart,
  sweeps,
  bargains,
  bargainLists,
  bargainTerms,
  orderParties,
  reputation,
  purchaseOrders,
  tasks,
  outbid,
  inventory,
  backpack,
  selling,
  listingJobs,
  priceRules,
  shop,
  shopFollows,
  portfolio,
  wallet,
  walletStatement,
  recharges,
  withdrawals,
  receivingAccounts,
  realName,
  user,
  sessionSummary,
  userSecurity,
  wechat,
  platform,
  checks,
  checkCreate,
  mail,
  bookmarks,
  savedSearches,
  feedback,
  content,
  activationCodes,
  activities,
]
  .flatMap((domain) => Object.values(domain))
  .filter(isCall)
