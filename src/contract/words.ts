import { type Exterior, WEAR_BANDS } from '#lib/wear.ts'

/**
 * Enumerations that calls share with the addresses and choices of pages, in the order in which pages offer them. Plain
 * values, so that the browser can use them without the schemas.
 */

export const exteriors: readonly Exterior[] = WEAR_BANDS.map(({ key }) => key)
export const qualities = ['normal', 'stattrak', 'souvenir', 'star', 'star_stattrak'] as const
export type Quality = (typeof qualities)[number]

export const goodsSorts = ['popular', 'price_asc', 'price_desc', 'discount', 'newest'] as const
export type GoodsSort = (typeof goodsSorts)[number]
/** Sort orders of any list of single items. */
export const itemSorts = ['price_asc', 'price_desc', 'wear_asc', 'wear_desc', 'newest'] as const
/** Sorting by fade shows only items that have one. */
export const listingSorts = [...itemSorts, 'fade_desc', 'fade_asc'] as const
export type ListingSort = (typeof listingSorts)[number]
/** Sort orders for single items across the whole market: discount and popularity only make sense across goods. */
export const marketItemSorts = [
  'price_asc',
  'price_desc',
  'discount',
  'popular',
  'newest',
  'wear_asc',
  'wear_desc',
  'fade_desc',
  'fade_asc',
] as const
export type MarketItemSort = (typeof marketItemSorts)[number]

/** Sort orders of a person's own listings and orders. */
export const tradeSorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const
export type TradeSort = (typeof tradeSorts)[number]

/** Sort orders of a person's own purchase orders. Those that have ended no longer expire. */
export const endedPurchaseSorts = ['newest', 'price_desc', 'price_asc'] as const
export const purchaseSorts = [...endedPurchaseSorts, 'expiring'] as const
export type PurchaseSort = (typeof purchaseSorts)[number]

/** Kinds of notable colours: a measured fade, a gem such as a ruby, a numbered phase. */
export const tones = ['fade', 'gem', 'phase'] as const
export type Tone = (typeof tones)[number]

/** Ranges of a price trend. */
export const priceRanges = ['7d', '30d', '180d', '1y'] as const
export type PriceRange = (typeof priceRanges)[number]
/** How many UTC days a range has, including today. */
export const priceRangeDays: Record<PriceRange, number> = { '7d': 7, '30d': 30, '180d': 180, '1y': 365 }

/** Filters of the backpack list. */
export const backpackShows = ['all', 'protected', 'owned', 'sold'] as const
export type BackpackShow = (typeof backpackShows)[number]

/** The parts of a balance: spendable, set aside, and proceeds of sales under protection. */
export const balanceNames = ['available', 'held', 'pending'] as const
export type BalanceName = (typeof balanceNames)[number]

/** Kinds of statement lines. */
export const flowKinds = ['recharge', 'withdrawal', 'purchase', 'sale', 'purchase_order', 'bargain', 'other'] as const
export type FlowKind = (typeof flowKinds)[number]
export const flowDirections = ['income', 'expense'] as const

export const rechargeStates = ['created', 'paid', 'closed'] as const
export type RechargeState = (typeof rechargeStates)[number]
export const withdrawalStates = ['awaiting_confirmation', 'processing', 'paid', 'failed'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export const mailCategories = ['trade', 'money', 'account', 'service'] as const
export type MailCategory = (typeof mailCategories)[number]

export const feedbackTopics = ['order', 'payment', 'account', 'item', 'shop', 'suggestion', 'other'] as const
export type FeedbackTopic = (typeof feedbackTopics)[number]
/** The window of a trade record in days, by when an order was paid. */
export const recordDays = 90
/** A record covers at most this many of the newest orders in a role. */
export const mostRecordOrders = 5_000
/** Caps on the counts of a shop's followers and of its new listings. */
export const mostFollowers = 10_000
export const mostNew = 100

/** The delivery promises a shop may make, in minutes from payment. */
export const deliveryPromises = [10, 30, 60, 180, 720] as const

/** Reasons for reporting a shop. */
export const shopReportReasons = ['not_delivered', 'misleading', 'off_market', 'abusive', 'other'] as const
export type ShopReportReason = (typeof shopReportReasons)[number]
/** `answered`: the operators wrote last; `open`: the user did. */
export const feedbackStates = ['open', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Kinds of containers, in the order of the information pages. */
export const containerKinds = [
  'case',
  'souvenir_package',
  'sticker_capsule',
  'patch_pack',
  'music_kit_box',
  'other',
] as const

/** Windows of market statistics. */
export const statisticsWindows = ['1d', '7d', '30d'] as const
export const statisticsWindowDays = { '1d': 1, '7d': 7, '30d': 30 } as const satisfies Record<
  (typeof statisticsWindows)[number],
  number
>
export const statisticsSorts = ['volume', 'turnover', 'gainers', 'losers'] as const

/**
 * Extension call for other programs, and for pages that follow the market. It bypasses the envelope: the feed is a
 * stream of server-sent events, and a failure before it starts is an HTTP status with a problem document.
 */
export const marketEventsPath = '/api/ext/market/events'
/** Maximum number of listings to narrow a stream to: their ids are part of its address. */
export const maxFollowedListings = 200
export const marketEventKinds = [
  'listed',
  'price_changed',
  'cancelled',
  'sold',
  'delivered',
  'reversed',
  'purchase_changed',
] as const

/**
 * Another such stream, of what concerns the person signed in. It takes their id, and only tells that something changed.
 */
export const personEventsPath = '/api/ext/user/events'

/** How many listings or items one call changes at once, and one batch of a job; more than that is a job. */
export const maxSaleActions = 100
/** How many a job changes, or one call of price rules. */
export const maxJobItems = 1_000

/** How many of their listings a seller may have on top of their goods at once. */
export const maxTopped = 3

/** How many listings one call sets the bargaining of. */
export const maxBargainSet = 50

/** Where the payment provider sends its notices. */
export const noticePath = '/api/ext/pay/alipay/notify'
