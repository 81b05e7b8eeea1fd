/**
 * Business codes of the wire. 0 is success; their meanings are in section 8 of the specification or, from 400000,
 * defined here.
 */
export const codes = {
  ok: 0,
  /** No session, or one that has ended. */
  sessionInvalid: 11006,
  /** The session was ended from elsewhere. */
  sessionEnded: 102304,
  /** Unknown, used or expired captcha or one-time code. */
  codeInvalid: 65003,
  /** Wrong captcha (when sending) or wrong SMS code (when signing in). */
  codeWrong: 65005,
  phoneOrPasswordWrong: 102312,
  accountFrozen: 301001,
  featureUnavailable: 301002,
  accountClosing: 301003,
  purchaseBanned: 301004,
  saleBanned: 301005,
  wantedBanned: 301006,
  supplyBanned: 301007,
  /** Trade preparation is not complete. */
  tradeNotPrepared: 301008,
  platformTradeRestricted: 301009,
  platformTradeSuspended: 301010,
  /** The platform account is not bound. */
  platformNotBound: 301011,
  /** The platform inventory is private. */
  inventoryPrivate: 301012,
  /** The API key or the trade link has stopped working. */
  tradeSetupBroken: 301013,
  /** The request does not match the call's schema. */
  requestInvalid: 400000,
  /** The page that made the call shows another person than the one signed in. Nothing was done. */
  personChanged: 400403,
  /** The object does not exist, or the caller may not see it. */
  notFound: 400404,
  /** The idempotency key was reused with a different body. */
  keyReused: 400409,
  /** A write call without its idempotency key. */
  keyMissing: 400410,
  tooManyRequests: 400429,
  /** Not on sale, or its seller has paused all sales: the message says which. */
  listingGone: 410001,
  /** The listing's price has changed since it was shown. */
  priceChanged: 410002,
  ownListing: 410003,
  balanceTooLow: 410004,
  /** The object's current state does not allow this. Of purchase orders, `extra` names all in `purchase_ids`, and the
   * `state` of the first. */
  stateConflict: 410005,
  sellerUnavailable: 410006,
  /** `extra.max_items` is the capacity of a cart. */
  cartFull: 410007,
  ownPurchaseOrder: 411101,
  /** Suspended, filled or ended: `extra.state`. */
  purchaseOrderClosed: 411102,
  /** Fewer units are still wanted than were offered: `extra.left`. */
  tooFewUnitsLeft: 411103,
  /** The item does not meet the purchase order: `extra.asset_id`, `extra.unfit`. */
  assetUnfit: 411104,
  /** Conditions that no item of the goods can meet: `extra.fields`. */
  conditionsImpossible: 411105,
  /** Not more than the units already supplied: `extra.filled`. */
  quantityFilled: 411106,
  /** The user already has `extra.max_open` open purchase orders. */
  tooManyPurchaseOrders: 411107,
  /** Below the seller's minimum for bargains: `extra.lowest_percent`, `extra.lowest_price`. */
  bargainTooLow: 411201,
  /** Not below the listing's price: `extra.listing_price`. */
  bargainTooHigh: 411202,
  /** The seller does not accept bargains, or not for this listing. */
  bargainOff: 411203,
  /** The buyer already has a bargain on this listing: `extra.bargain_id`, `extra.state`. */
  bargainUnderWay: 411204,
  /** The buyer already has `extra.max_open` bargains in progress. */
  tooManyBargains: 411205,
  /** Somebody's unpaid order reserves the listing for a few minutes. */
  listingReserved: 411206,
  /** The buyer of a bargain cannot trade at the moment. */
  buyerUnavailable: 411207,
  /** A counter must lie between `extra.above` and `extra.below`. */
  counterOutOfRange: 411208,
  /** The item has left its owner's platform inventory, or has changed. */
  assetGone: 411301,
  /** The platform does not allow the item to be traded (yet): `extra.tradable_at`. */
  assetLocked: 411302,
  /** The item belongs to an order in progress. */
  assetInOrder: 411303,
  /** The item is already listed: `extra.listing_id`. */
  assetListed: 411304,
  /** `extra.min` and `extra.max` are the bounds of a listing's price. */
  listingPriceOutOfBounds: 411305,
  /** Not an inspect link of either kind. */
  inspectLinkInvalid: 411306,
  /** A valid link to an item that this market has never seen. */
  inspectItemUnknown: 411307,
  /** More topped listings than a seller may have: `extra.limit`. */
  toppedTooMany: 411308,
  /** The listing was refreshed too recently: `extra.refreshable_at`. */
  refreshedTooSoon: 411309,
  /** Not a picture; damaged, too large, or no longer stored. */
  pictureInvalid: 411602,
  /** No such activation code. */
  activationCodeUnknown: 411603,
  /** The code has already been redeemed. */
  activationCodeUsed: 411604,
  /** The code has expired; `extra.expire_time`. */
  activationCodeExpired: 411605,
  /** The activity has not started or has ended: `extra.starts_at`, `extra.ends_at`. */
  activityNotRunning: 411606,
  /** An activity gives one gift per person: `extra.granted_at`. */
  giftTaken: 411607,
  /** Some of the activity's steps are not done yet: `extra.steps`. */
  giftStepsOpen: 411608,
  /** All gifts have been given out. */
  giftsGone: 411609,
  /** The user follows the maximum number of shops: `extra.limit`. */
  followsFull: 411610,
  /** Users cannot follow their own shop. */
  ownShop: 411611,
  /** The maximum number of saved searches; `extra.max`. */
  savedSearchesFull: 411612,
  /** The maximum number of bookmarks. */
  bookmarksFull: 411601,
  tradeUrlInvalid: 420001,
  apiKeyInvalid: 420002,
  platformBoundElsewhere: 420003,
  platformSignInFailed: 420004,
  phoneTaken: 420005,
  /** A nickname, or the name of a shop or a price rule; `extra.reason` is `length`, `characters`, `reserved` or `taken`. */
  nameInvalid: 420006,
  /** One of the passwords that attackers try first. */
  passwordTooCommon: 420007,
  wechatBoundElsewhere: 420008,
  wechatSignInFailed: 420009,
  /** Below the minimum of a recharge or withdrawal; `extra.minimum`. */
  amountTooSmall: 411401,
  /** Above the maximum per transaction; `extra.maximum`. */
  amountTooLarge: 411402,
  /** Exceeds the rest of the daily limit; `extra.left` or `extra.count_left`. */
  dailyLimitReached: 411403,
  /** Too many of these in progress. */
  tooManyOpen: 411404,
  receivingAccountMissing: 411405,
  realNameNeeded: 411406,
  /** The terms of a withdrawal have changed since they were shown. */
  termsChanged: 411407,
  /** The name differs from the verified one. */
  realNameDiffers: 411408,
  receivingAccountBound: 411409,
  receivingAccountsFull: 411410,
  /** The current version of the real-name agreement has not been accepted. */
  contractNeeded: 411411,
  realNameVerified: 411412,
  paymentRefused: 411413,
  /** Available, but recharged too recently to be withdrawn. */
  notWithdrawableYet: 411414,
  /** An outside service does not respond; nothing was changed. */
  serviceUnavailable: 500503,
  /** A bug; its id is in `extra.error_id` and in the log. */
  internal: 500000,
} as const

export type BusinessCode = (typeof codes)[keyof typeof codes]

/** Whether a refusal concerns the whole page, whichever call got it. */
export const isAboutSession = (code: number | undefined) => isSessionOver(code) || code === codes.personChanged

/** S8.6 Whether the session of a call has ended, or there was none. */
export const isSessionOver = (code: number | undefined) => code === codes.sessionInvalid || code === codes.sessionEnded
