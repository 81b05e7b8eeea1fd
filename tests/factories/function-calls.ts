import * as activities from '#contract/activities.ts'
import * as auth from '#contract/accounts/auth.ts'
import * as bargainLists from '#contract/bargains/lists.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import * as bargainTerms from '#contract/bargains/terms.ts'
import * as activationCodes from '#contract/wallet/activation-codes.ts'
import * as bookmarks from '#contract/bookmarks.ts'
import type { Call } from '#contract/call.ts'
import { checkCreate } from '#contract/check-create.ts'
import * as cart from '#contract/cart.ts'
import * as checks from '#contract/checks.ts'
import * as content from '#contract/content.ts'
import * as feedback from '#contract/feedback.ts'
import * as home from '#contract/market/home.ts'
import { backpack } from '#contract/backpack.ts'
import * as inventory from '#contract/inventory.ts'
import * as mail from '#contract/mail.ts'
import * as market from '#contract/market/on-sale.ts'
import * as marketGoods from '#contract/market/goods.ts'
import * as marketInfo from '#contract/market/info.ts'
import * as marketTrades from '#contract/market/trades.ts'
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
import * as savedSearches from '#contract/saved-searches.ts'
import * as selling from '#contract/selling.ts'
import { sessionSummary } from '#contract/session-summary.ts'
import * as shop from '#contract/shop.ts'
import * as shopFollows from '#contract/shop-follows.ts'
import * as reputation from '#contract/reputation.ts'
import * as tasks from '#contract/tasks.ts'
import * as statement from '#contract/wallet/statement.ts'
import * as sweeps from '#contract/sweeps.ts'
import * as wechat from '#contract/accounts/wechat.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'

/** The upstream call of each server function, by function name, in file order. */
export const callOf: Record<string, Call> = {
  fetchActivities: activities.list,
  fetchGifts: activities.gifts,
  takeGift: activities.exchangeGift,
  fetchBackpack: backpack,
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
  fetchPriceAlert: bookmarks.bookmarkPriceAlert,
  changePriceAlert: bookmarks.setPriceAlert,
  fetchSavedSearches: savedSearches.list,
  saveSearch: savedSearches.save,
  changeSavedSearch: savedSearches.change,
  markSearchSeen: savedSearches.markSeen,
  deleteSavedSearch: savedSearches.remove,
  fetchGoodsByIds: home.goodsByIds,
  setBookmark: bookmarks.addBookmark,
  removeBookmarks: bookmarks.deleteBookmark,
  fetchKinds: marketInfo.infoFilter,
  fetchSeries: marketInfo.info,
  fetchSeriesItems: marketInfo.seriesItemset,
  fetchContainers: marketInfo.containers,
  fetchContainer: marketInfo.containerInfo,
  fetchStickerGroups: marketInfo.capsuleGroup,
  fetchStickers: marketInfo.stickersList,
  fetchMusicKits: marketInfo.dubbing,
  fetchMarketStatistics: marketTrades.statisticsList,
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
  fetchListing: marketGoods.listing,
  fetchGoodsDetail: marketGoods.detail,
  fetchDepth: marketGoods.depth,
  fetchSales: marketTrades.billOrder,
  fetchPriceDays: marketGoods.price,
  fetchHotList: home.hotMarkedList,
  fetchNewList: home.newShelfList,
  fetchBanners: home.banner,
  fetchNotices: home.notice,
  fetchInspected: inventory.parseInspect,
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
  fetchStickerPicks: marketInfo.stickers,
  fetchCollections: marketInfo.info,
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
  pauseRule: priceRules.pause,
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
  fetchSessionSummary: sessionSummary,
  endSession: auth.logout,
  fetchSelling: selling.sellingList,
  topListings: selling.sellingToppedState,
  refreshListings: selling.refresh,
  fetchOwnShop: shop.info,
  setShopOnline: shop.setState,
  setBargaining: bargainTerms.set,
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
  fetchCounterpartRecord: reputation.counterpartRecord,
  fetchShop: shop.infoById,
  fetchShopListings: selling.shopSellingList,
  fetchFeaturedShops: shopFollows.featured,
  fetchFollowedShops: shopFollows.followed,
  fetchFollow: shopFollows.followState,
  followShop: shopFollows.follow,
  lookAtShop: shopFollows.look,
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
