import { type Exterior, WEAR_BANDS } from '#lib/wear.ts'

/** Words that calls share with the addresses and choices of pages, in the order in which pages offer them. Plain values: the
 * browser takes them without the schemas. */

export const exteriors: readonly Exterior[] = WEAR_BANDS.map(({ key }) => key)
export const qualities = ['normal', 'stattrak', 'souvenir', 'star', 'star_stattrak'] as const
export type Quality = (typeof qualities)[number]

export const goodsSorts = ['popular', 'price_asc', 'price_desc', 'discount', 'newest'] as const
export type GoodsSort = (typeof goodsSorts)[number]
/** What any list of single items can be sorted by. */
export const itemSorts = ['price_asc', 'price_desc', 'wear_asc', 'wear_desc', 'newest'] as const
/** Those by fade show only what has one. */
export const listingSorts = [...itemSorts, 'fade_desc', 'fade_asc'] as const
export type ListingSort = (typeof listingSorts)[number]
/** What single items of the whole market can be sorted by: by discount and popularity only across goods. */
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

/** What the colours of a pattern can be: a measured fade, a gem such as a ruby, a numbered phase. */
export const tones = ['fade', 'gem', 'phase'] as const
export type Tone = (typeof tones)[number]

/** How far back a price trend goes. */
export const priceRanges = ['7d', '30d', '180d', '1y'] as const
export type PriceRange = (typeof priceRanges)[number]

/** What of the backpack is listed. */
export const backpackShows = ['all', 'protected', 'owned', 'sold'] as const
export type BackpackShow = (typeof backpackShows)[number]

/** What somebody has: to spend, set aside, and proceeds of sales under protection. */
export const balanceNames = ['available', 'held', 'pending'] as const
export type BalanceName = (typeof balanceNames)[number]

/** What a line of the statement belongs to. */
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
/** So many days back a person's record of trades reaches, by when an order was paid. */
export const recordDays = 90
/** Followers of a shop are counted up to this, and what is new in it up to that. */
export const mostFollowers = 10_000
export const mostNew = 100

/** What a shop can be reported for. */
export const shopReportReasons = ['not_delivered', 'misleading', 'off_market', 'abusive', 'other'] as const
export type ShopReportReason = (typeof shopReportReasons)[number]
/** `answered`: the operators have spoken last; `open`: the person has. */
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

/** The last days that statistics of the market are about. */
export const statisticsWindows = ['1d', '7d', '30d'] as const
export const statisticsSorts = ['volume', 'turnover', 'gainers', 'losers'] as const

/**
 * Our own call for other programs, and for pages that follow the market. It stands outside of the envelope: the feed is a stream of
 * server-sent events, and what goes wrong before it begins is an HTTP status with a problem document.
 */
export const marketEventsPath = '/api/ext/market/events'
/** So many listings a stream can be narrowed to: their ids stand in its address. */
export const maxFollowedListings = 200
export const marketEventKinds = ['listed', 'price_changed', 'cancelled', 'sold'] as const
