import * as auth from './auth.ts'
import * as bookmarks from './bookmarks.ts'
import * as bargainLists from './bargain-lists.ts'
import * as bargainTerms from './bargain-terms.ts'
import * as bargains from './bargains.ts'
import type { Call } from './call.ts'
import * as checkCreate from './check-create.ts'
import * as checks from './checks.ts'
import * as activationCodes from './activation-codes.ts'
import * as content from './content.ts'
import * as feedback from './feedback.ts'
import * as home from './home.ts'
import * as inventory from './inventory.ts'
import * as mail from './mail.ts'
import * as market from './market.ts'
import * as marketGoods from './market-goods.ts'
import * as marketInfo from './market-info.ts'
import * as marketTrades from './market-trades.ts'
import * as orderParties from './order-parties.ts'
import * as orders from './orders.ts'
import * as paymentAccounts from './payment-accounts.ts'
import * as platform from './platform.ts'
import * as purchaseOrders from './purchase-orders.ts'
import * as qrLogin from './qr-login.ts'
import * as realName from './real-name.ts'
import * as recharges from './recharges.ts'
import * as selling from './selling.ts'
import * as shop from './shop.ts'
import * as user from './user.ts'
import * as userSecurity from './user-security.ts'
import * as wallet from './wallet.ts'
import * as walletStatement from './wallet-statement.ts'
import * as wechat from './wechat.ts'
import * as withdrawals from './withdrawals.ts'

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
}

/** Every call of the wire, in the order of the documentation. */
export const allCalls: readonly Call[] = [
  auth,
  qrLogin,
  home,
  market,
  marketGoods,
  marketInfo,
  marketTrades,
  orders,
  bargains,
  bargainLists,
  bargainTerms,
  orderParties,
  purchaseOrders,
  inventory,
  selling,
  shop,
  wallet,
  walletStatement,
  recharges,
  withdrawals,
  paymentAccounts,
  realName,
  user,
  userSecurity,
  wechat,
  platform,
  checks,
  checkCreate,
  mail,
  bookmarks,
  feedback,
  content,
  activationCodes,
]
  .flatMap((domain) => Object.values(domain))
  .filter(isCall)
