/** Business codes of the wire. 0 is success; the meaning of each is the specification's section 8 or, from 400000, ours. */
export const codes = {
  ok: 0,
  /** No session, or one that has ended. */
  sessionInvalid: 11006,
  /** The session was ended elsewhere. */
  sessionEnded: 102304,
  /** A graphic captcha or one-time code that is unknown, used or expired. */
  codeInvalid: 65003,
  /** A graphic captcha (when sending) or SMS code (when signing in) that does not match. */
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
  /** API key or trade link has stopped working. */
  tradeSetupBroken: 301013,
  /** The request does not fit the call's schema. */
  requestInvalid: 400000,
  /** No such object, or none that this person may see. */
  notFound: 400404,
  /** The same idempotency key came with another body. */
  keyReused: 400409,
  /** A writing call came without its idempotency key. */
  keyMissing: 400410,
  tooManyRequests: 400429,
  listingGone: 410001,
  /** The listing's price is no longer the one that was shown. */
  priceChanged: 410002,
  ownListing: 410003,
  balanceTooLow: 410004,
  /** The object is not in a state in which this can be done. */
  stateConflict: 410005,
  sellerUnavailable: 410006,
  /** `extra.max_items` is as many as a cart holds. */
  cartFull: 410007,
  ownPurchaseOrder: 411101,
  /** Suspended, filled or ended: `extra.state`. */
  purchaseOrderClosed: 411102,
  /** Fewer units are wanted than were offered: `extra.left`. */
  tooFewUnitsLeft: 411103,
  /** The item is not what the purchase order asks for: `extra.asset_id`, `extra.unfit`. */
  assetUnfit: 411104,
  /** Conditions that no item of the goods can meet: `extra.fields`. */
  conditionsImpossible: 411105,
  /** No more than what was supplied already: `extra.filled`. */
  quantityFilled: 411106,
  /** `extra.max_open` purchase orders of one person are open. */
  tooManyPurchaseOrders: 411107,
  /** Below what the seller hears of: `extra.lowest_percent`, `extra.lowest_price`. */
  bargainTooLow: 411201,
  /** Not below the listing's price: `extra.listing_price`. */
  bargainTooHigh: 411202,
  /** The seller does not bargain, or not for this listing. */
  bargainOff: 411203,
  /** The buyer already bargains for this listing: `extra.bargain_id`, `extra.state`. */
  bargainUnderWay: 411204,
  /** `extra.max_open` bargains of the buyer are under way. */
  tooManyBargains: 411205,
  /** Somebody's unpaid order keeps the listing for some minutes. */
  listingReserved: 411206,
  /** The buyer of a bargain can't trade at the moment. */
  buyerUnavailable: 411207,
  /** A counter lies between `extra.above` and `extra.below`. */
  counterOutOfRange: 411208,
  /** The item has left its owner's platform inventory, or is no longer what it was. */
  assetGone: 411301,
  /** The platform does not let the item be traded (yet): `extra.tradable_at`. */
  assetLocked: 411302,
  /** The item belongs to an order under way. */
  assetInOrder: 411303,
  /** The item has a listing already: `extra.listing_id`. */
  assetListed: 411304,
  /** `extra.min` and `extra.max` say what a listing may cost. */
  listingPriceOutOfBounds: 411305,
  /** Neither kind of inspect link. */
  inspectLinkInvalid: 411306,
  /** A good link of an item that this market has never seen. */
  inspectItemUnknown: 411307,
  /** More listings on top than a seller may have: `extra.limit`. */
  toppedTooMany: 411308,
  /** The listing was refreshed a moment ago: `extra.refreshable_at`. */
  refreshedTooSoon: 411309,
  /** Not a picture, a damaged or too large one, or one that is no longer there. */
  pictureInvalid: 411602,
  /** No such activation code. */
  activationCodeUnknown: 411603,
  /** Somebody has redeemed it. */
  activationCodeUsed: 411604,
  /** Its time is over; `extra.expire_time`. */
  activationCodeExpired: 411605,
  /** The activity has not begun or is over: `extra.starts_at`, `extra.ends_at`. */
  activityNotRunning: 411606,
  /** One gift of an activity a person: `extra.granted_at`. */
  giftTaken: 411607,
  /** Not all of the activity's steps are done: `extra.steps`. */
  giftStepsOpen: 411608,
  /** As many people as could have it have it. */
  giftsGone: 411609,
  /** As many shops as a person can follow: `extra.limit`. */
  followsFull: 411610,
  /** Nobody follows their own shop. */
  ownShop: 411611,
  /** As many saved searches as a person can have; `extra.max`. */
  savedSearchesFull: 411612,
  /** As many bookmarks as a person can have. */
  bookmarksFull: 411601,
  tradeUrlInvalid: 420001,
  apiKeyInvalid: 420002,
  platformBoundElsewhere: 420003,
  platformSignInFailed: 420004,
  phoneTaken: 420005,
  /** A nickname, or the name of a shop or a price rule; `extra.reason` is `length`, `characters`, `reserved` or `taken`. */
  nameInvalid: 420006,
  /** One of the passwords that everybody tries first. */
  passwordTooCommon: 420007,
  wechatBoundElsewhere: 420008,
  wechatSignInFailed: 420009,
  /** Less than the least that can be recharged or withdrawn; `extra.minimum`. */
  amountTooSmall: 411401,
  /** More than the most at once; `extra.maximum`. */
  amountTooLarge: 411402,
  /** More than is left of a day's limit; `extra.left` or `extra.count_left`. */
  dailyLimitReached: 411403,
  /** Too many of these are under way. */
  tooManyOpen: 411404,
  receivingAccountMissing: 411405,
  realNameNeeded: 411406,
  /** The terms of a withdrawal are no longer those that were shown. */
  termsChanged: 411407,
  /** A name that is not the verified one. */
  realNameDiffers: 411408,
  receivingAccountBound: 411409,
  receivingAccountsFull: 411410,
  /** The real-name agreement is not accepted in its current version. */
  contractNeeded: 411411,
  realNameVerified: 411412,
  paymentRefused: 411413,
  /** Available, but recharged too recently to be withdrawn. */
  notWithdrawableYet: 411414,
  /** An outside service does not answer; nothing was changed. */
  serviceUnavailable: 500503,
  /** A defect; its id is in `extra.error_id` and in the log. */
  internal: 500000,
} as const

export type BusinessCode = (typeof codes)[keyof typeof codes]

/** S8.6 The session that a call was made with has ended, or there was none. */
export const isSessionOver = (code: number | undefined) => code === codes.sessionInvalid || code === codes.sessionEnded
