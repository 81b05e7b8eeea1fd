import { describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import * as bargainLists from '#contract/bargains/lists.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import * as activationCodes from '#contract/wallet/activation-codes.ts'
import * as bookmarks from '#contract/bookmarks.ts'
import type { Call } from '#contract/call.ts'
import { checkCreate } from '#contract/check-create.ts'
import * as cart from '#contract/cart.ts'
import * as checks from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as content from '#contract/content.ts'
import * as feedback from '#contract/feedback.ts'
import * as home from '#contract/market/home.ts'
import * as inventory from '#contract/inventory.ts'
import * as mail from '#contract/mail.ts'
import * as market from '#contract/market/on-sale.ts'
import * as marketGoods from '#contract/market/goods.ts'
import * as orderParties from '#contract/orders/parties.ts'
import * as orders from '#contract/orders/orders.ts'
import * as purchaseOrders from '#contract/purchase-orders/purchase-orders.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as platform from '#contract/accounts/platform.ts'
import * as qrLogin from '#contract/accounts/qr-login.ts'
import * as realName from '#contract/accounts/real-name.ts'
import * as recharges from '#contract/wallet/recharges.ts'
import * as user from '#contract/accounts/user.ts'
import * as security from '#contract/accounts/user-security.ts'
import * as wallet from '#contract/wallet/wallet.ts'
import * as portfolio from '#contract/portfolio.ts'
import * as priceRules from '#contract/price-rules/price-rules.ts'
import * as outbid from '#contract/purchase-orders/outbid.ts'
import * as listingJobs from '#contract/listing-jobs.ts'
import * as selling from '#contract/selling.ts'
import * as shop from '#contract/shop.ts'
import * as tasks from '#contract/tasks.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as sweeps from '#contract/sweeps.ts'
import * as wechat from '#contract/accounts/wechat.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { sampleOf, type Wanted } from '../../tests/factories/contract-sample.ts'
import { mockCall, refuse } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { mockSite, type Asked } from '../../tests/msw/site.ts'

/** What each server function calls upstream, by the function's name and in the order of its file. */
const callOf: Record<string, Call> = {
  fetchBackpack: inventory.backpack,
  fetchBalances: wallet.info,
  fetchReceivedBargains: bargainLists.received,
  fetchSentBargains: bargainLists.sent,
  fetchBargain: bargainLists.detail,
  fetchOfferTerms: bargains.purchase,
  createBargain: bargains.create,
  payBargain: bargains.pay,
  handleBargain: bargains.handle,
  fetchBookmarked: bookmarks.ownBookmarks,
  fetchBookmarkedGoods: bookmarks.goodsBookmarks,
  fetchBookmarkedListings: bookmarks.listingBookmarks,
  setBookmark: bookmarks.addBookmark,
  removeBookmarks: bookmarks.deleteBookmark,
  fetchCart: cart.list,
  addToCart: cart.add,
  removeFromCart: cart.remove,
  orderCart: cart.order,
  fetchQuote: orders.quote,
  createOrders: orders.create,
  fetchAgreements: content.protocolNames,
  fetchAgreement: content.protocolContent,
  fetchHelpTypes: content.helpTypes,
  fetchHelp: content.helpContent,
  fetchCaptcha: auth.captcha,
  fetchFeedbacks: feedback.list,
  fetchRecord: feedback.record,
  addFeedback: feedback.add,
  replyToFeedback: feedback.reply,
  closeFeedback: feedback.close,
  fetchGoodsDetail: marketGoods.detail,
  fetchAskLevels: marketGoods.sell,
  fetchPurchaseLevels: marketGoods.purchase,
  fetchPriceDays: marketGoods.price,
  fetchHotList: home.hotMarkedList,
  fetchNewList: home.newShelfList,
  fetchBanners: home.banner,
  fetchNotices: home.notice,
  fetchInventory: inventory.list,
  fetchItem: inventory.detail,
  fetchStock: inventory.statistics,
  fetchSync: inventory.sync,
  startSync: inventory.sync,
  fetchListings: marketGoods.sell,
  changeListings: selling.setOnSale,
  saveNote: inventory.remark,
  fetchMails: mail.listMsg,
  markRead: mail.updateRead,
  fetchUnread: mail.unreadTotal,
  fetchOnSaleList: market.onSaleList,
  fetchFilter: market.filter,
  fetchSuggestions: market.suggest,
  fetchOrders: orders.list,
  fetchOrder: orders.detail,
  fetchStatistics: orderParties.statistics,
  fetchServiceTerms: orderParties.service,
  payOrders: orders.pay,
  cancelOrder: orders.cancel,
  remindSeller: orders.requestSellerTrade,
  fetchPurchaseOrders: purchaseOrders.list,
  fetchPurchaseOrder: purchaseOrders.detail,
  fetchWanted: marketGoods.purchase,
  fetchCreateCheck: checkCreate,
  fetchMaxPrices: purchaseOrders.maxPriceByGoods,
  createPurchaseOrder: purchaseOrders.create,
  payPurchaseOrder: purchaseOrders.pay,
  changePurchaseOrder: purchaseOrders.change,
  setPurchaseOrders: purchaseOrders.set,
  supplyPurchaseOrder: purchaseOrders.supply,
  fetchPortfolio: portfolio.overview,
  createListingJob: listingJobs.create,
  fetchListingJobs: listingJobs.list,
  fetchListingJob: listingJobs.detail,
  stopListingJob: listingJobs.stop,
  fetchRuleQuotes: priceRules.quoteRule,
  fetchRules: priceRules.list,
  saveRule: priceRules.save,
  deleteRule: priceRules.remove,
  attachRule: priceRules.attach,
  checkPrices: priceRules.checkPriceList,
  setPurchaseOutbid: outbid.setOutbid,
  uploadPicture: feedback.upload,
  fetchPlatformPages: platform.where,
  startPlatformSignIn: platform.startSignIn,
  finishPlatformSignIn: platform.finishSignIn,
  checkInventory: platform.checkInventory,
  saveApiKey: user.setApiKey,
  saveTradeUrl: user.setTradeUrl,
  fetchOrderPreview: checks.orderPreview,
  fetchSalePreview: checks.salePreview,
  fetchPurchasePreview: checks.purchasePreview,
  fetchSupplyPreview: checks.supplyPreview,
  fetchRealName: realName.check,
  checkContract: realName.contractCheck,
  beginRealName: realName.link,
  fetchAccounts: accounts.list,
  fetchAccountDetail: accounts.detail,
  nameAccount: accounts.bindNext,
  confirmHolder: accounts.bindApply,
  bindAccount: accounts.bindCheck,
  chooseAccount: accounts.bind,
  unbindAccount: accounts.unbind,
  fetchSession: user.info,
  endSession: auth.logout,
  fetchSelling: selling.sellingList,
  topListings: selling.sellingToppedState,
  refreshListings: selling.refresh,
  fetchOwnShop: shop.info,
  setShopOnline: shop.setState,
  fetchBuyer: orderParties.buyerSteamInfo,
  lookAtBuyer: orderParties.refreshBuyerSteamInfo,
  fetchSweepQuote: sweeps.quote,
  buySweep: sweeps.buy,
  sendCode: security.sendUserCenterSms,
  setPassword: security.setPassword,
  setPhone: security.setPhone,
  fetchSessions: security.listSessions,
  endSessions: security.endSessions,
  fetchPortraits: user.headPortraits,
  setPortrait: user.setHeadPortrait,
  setNickname: user.setNickname,
  setAllowBargain: user.setAllowBuyerBargain,
  setAllowSms: user.setAllowSmsNotification,
  setDeliveryLimit: user.setSellDeliveryLimit,
  checkUnbind: user.unbindPlatformCheck,
  unbindPlatform: platform.unbind,
  fetchWechat: wechat.wechatBindStatus,
  beginWechat: wechat.wechatQrCode,
  finishWechat: wechat.finishWechatBinding,
  unbindWechat: wechat.unbindWechat,
  fetchShop: shop.infoById,
  fetchShopListings: selling.shopSellingList,
  sendSmsCode: auth.sendLoginSms,
  signInWithSms: auth.smsLogin,
  signInWithPassword: auth.passwordLogin,
  createQrCode: qrLogin.qrCodeCreate,
  checkQrCode: qrLogin.qrCodePull,
  signInWithQrCode: qrLogin.qrCodeLogin,
  scanQrCode: qrLogin.qrScan,
  confirmQrCode: qrLogin.qrConfirm,
  refuseQrCode: qrLogin.qrRefuse,
  fetchTasks: tasks.list,
  redeemCode: activationCodes.redeem,
  fetchFlow: statement.flowLog,
  fetchRecharges: recharges.rechargeLog,
  fetchWithdrawals: withdrawals.withdrawLog,
  beginRecharge: recharges.recharge,
  fetchRecharge: recharges.rechargeCheck,
  fetchSettlements: wallet.settleOrders,
  fetchEscrow: wallet.escrow,
  fetchTerms: withdrawals.withdrawCheck,
  beginWithdrawal: withdrawals.withdraw,
  confirmWithdrawal: withdrawals.withdrawConfirm,
  resendCode: withdrawals.withdrawResend,
  cancelWithdrawal: withdrawals.withdrawCancel,
  fetchWithdrawal: withdrawals.withdrawDetail,
}

/** What is added to a list's request here, and not by the page. */
const added: Record<string, object> = {
  fetchAskLevels: { sort: 'price_asc', page_size: 100 },
  fetchPurchaseLevels: { page_size: 1 },
  fetchSync: { start: false },
  startSync: { start: true },
}

/** What these make of the data: their own tests have it in full. */
const made: Record<string, unknown> = {
  fetchAgreement: { title: '1', version: 1, published_at: 1, blocks: [{ kind: 'paragraph', parts: ['1'] }] },
  fetchHelp: { title: '1', version: 1, published_at: 1, blocks: [{ kind: 'paragraph', parts: ['1'] }] },
  fetchAskLevels: { levels: [], isComplete: false },
  fetchPurchaseLevels: { levels: [] },
  createQrCode: expect.not.objectContaining({ secret: expect.anything() }),
  signInWithSms: null,
  signInWithPassword: null,
  signInWithQrCode: null,
}

const modules = import.meta.glob<Record<string, Asked>>('./**/*.functions.ts', { eager: true })
const functions = Object.values(modules).flatMap((module) => Object.entries(module))
const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
const agent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
const visit = {
  cookies: { token: 't0ken', deviceId: 'device-1234' },
  headers: {
    'user-agent': agent,
    'accept-language': 'zh-CN',
    'x-client-address': '203.0.113.7',
    'x-request-id': 'trace-1',
  },
}

const picture = () => {
  const form = new FormData()
  form.set('file', new File(['pixels'], 'me.png', { type: 'image/png' }))
  return form
}

/** Calls that take nothing but what is to change: something has to. */
const changes = new Map<Call, Wanted>([
  [inventory.remark, { path: ['remark'], value: 'a gift' }],
  [shop.setState, { path: ['is_online'], value: false }],
])
const bodyOf = (call: Call) => sampleOf(call.request, changes.get(call))

/** What a page sends, made from the schema of the call that the function makes. */
function payloadOf(call: Call): unknown {
  if (call === feedback.upload) return picture()
  const body = bodyOf(call)
  return call.idempotent ? { key, body } : body
}

const network = mockNetwork()
const ask = mockSite()

test('the table has every server function, and nothing else', () => {
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(callOf).toSorted())
})

describe.each(functions)('%s', (name, asked) => {
  const call = callOf[name]!

  test('S6.4 S7.2 S7.3 calls upstream for its visitor, and answers what the contract says', async () => {
    const data = sampleOf(call.response)
    const seen: { input: unknown; headers: Headers }[] = []
    network.use(
      mockCall(call, ({ input, headers }) => {
        seen.push({ input, headers })
        return data
      }),
    )
    const answer = await ask(asked, payloadOf(call), visit)
    expect(answer).toMatchObject({ status: 200, result: { ok: true } })
    const expected = name in made ? made[name] : call.response.parse(data)
    expect(answer.result).toEqual({ ok: true, data: expected })
    expect(seen).toHaveLength(1)
    // MSW loses headers of a form that is sent on: a browser test uploads a picture as its person.
    if (call.body === 'json') {
      expect(seen[0]!.input).toEqual({ ...(call.request.parse(bodyOf(call)) as object), ...added[name] })
      expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({
        authorization: 'Bearer t0ken',
        'device-id': 'device-1234',
        'device-name': 'Chrome 141',
        platform: 'Mac OS',
        mobile: '0',
        'accept-language': 'zh-CN',
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'trace-1',
      })
      expect(seen[0]!.headers.get('idempotency-key')).toBe(call.idempotent ? key : null)
    }
    // No answer may name the session.
    expect(answer.text).not.toContain('t0ken')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('S3.7 S4.20 S8.6 passes a refusal on, and forgets a session that has ended', async () => {
    const extra = { expire_time: 1_800_000_000 }
    network.use(mockCall(call, () => refuse(codes.purchaseBanned, 'Not now', extra)))
    // Another language: what visitors share is kept for each.
    const visitor = { ...visit, headers: { ...visit.headers, 'accept-language': 'en' } }
    const error = { kind: 'business', code: codes.purchaseBanned, message: 'Not now', extra }
    const refused = await ask(asked, payloadOf(call), visitor)
    expect(refused.result).toEqual({ ok: false, error })
    if (name !== 'endSession') expect(refused.cookies).toEqual({})
    for (const code of [codes.sessionInvalid, codes.sessionEnded]) {
      network.use(mockCall(call, () => refuse(code, 'Sign in again')))
      const ended = await ask(asked, payloadOf(call), visitor)
      expect(ended.cookies.token).toMatch(/^token=; Max-Age=0;/)
      if (name === 'fetchSession') expect(ended.result).toEqual({ ok: true, data: null })
      else expect(ended.result).toMatchObject({ ok: false, error: { kind: 'business', code } })
    }
  })
})
