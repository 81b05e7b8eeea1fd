/** One physical item as the platform shows it. */
export interface PlatformAsset {
  assetId: string
  classId: string
  instanceId: string
  /** The platform's name of the goods, e.g. `AWP | Neo-Noir (Field-Tested)`. */
  marketHashName: string
  name: string
  type: string
  iconUrl: string
  isTradable: boolean
  /** When a locked item becomes tradable, if the platform says. */
  tradableAfter: Date | null
  /** 0 to 1; null for goods without wear. */
  wear: number | null
  paintSeed: number | null
  /** Distinguishes variants of one name (Doppler phases). */
  paintIndex: number | null
  stickers: readonly Attachment[]
  charm: Attachment | null
  nameTag: string | null
  inspectLink: string | null
  /** Category to internal name, e.g. `Rarity` to `Rarity_Ancient_Weapon`, `Exterior` to `WearCategory2`. */
  tags: Readonly<Record<string, string>>
}

export interface Attachment {
  name: string
  imageUrl: string | null
}

export const OFFER_STATES = [
  'invalid',
  'active',
  'accepted',
  'countered',
  'expired',
  'cancelled',
  'declined',
  'invalid_items',
  'needs_confirmation',
  'cancelled_by_second_factor',
  'in_escrow',
] as const
/** `unknown` stands for states the platform has added since: never a reason to move money. */
export type OfferState = (typeof OFFER_STATES)[number] | 'unknown'

export const TRADE_STATUSES = [
  'init',
  'pre_committed',
  'committed',
  'complete',
  'failed',
  'partial_support_rollback',
  'full_support_rollback',
  'support_rollback_selective',
  'rollback_failed',
  'rollback_abandoned',
  'in_escrow',
  'escrow_rollback',
  'trade_protection_rollback',
] as const
export type TradeStatusName = (typeof TRADE_STATUSES)[number] | 'unknown'

export interface OfferItem {
  assetId: string
  contextId: string
  classId: string
  instanceId: string
  amount: number
  /** The item has left its owner's inventory since the offer was made. */
  isMissing: boolean
  marketHashName: string | null
}

/** A trade offer seen by the owner of the API key. */
export interface TradeOffer {
  offerId: string
  /** SteamID64 of the other side. */
  partner: string
  /** True if the key's owner made the offer. */
  isOurs: boolean
  state: OfferState
  message: string
  itemsToGive: readonly OfferItem[]
  itemsToReceive: readonly OfferItem[]
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  /** Set once accepted: the key to `getTradeStatus`. */
  tradeId: string | null
  escrowEndsAt: Date | null
}

export interface TradedItem {
  assetId: string
  classId: string
  instanceId: string
  /** The id the item has with its new owner; null until the trade has completed. */
  newAssetId: string | null
}

export interface Trade {
  tradeId: string
  partner: string
  status: TradeStatusName
  startedAt: Date
  /** After this the platform can't reverse the trade; null if it doesn't say. */
  settlesAt: Date | null
  rollbackTradeId: string | null
  itemsGiven: readonly TradedItem[]
  itemsReceived: readonly TradedItem[]
}

export interface Profile {
  steamId: string
  nickname: string
  avatarUrl: string
  isPublic: boolean
  /** When the account was created; null if its owner hides that. */
  registeredAt: Date | null
}

/** Progress of reading an inventory. */
export interface InventoryProgress {
  pages: number
  assets: number
  /** Null if the platform does not say. */
  expected: number | null
}

/** Whether an account may trade: yes; not while the platform investigates it; not at all. */
export type TradeStanding = 'good' | 'suspended' | 'restricted'

export type SignInRefusal =
  | 'cancelled'
  | 'malformed'
  | 'wrong_endpoint'
  | 'wrong_return'
  | 'unsigned_field'
  | 'foreign_identity'
  | 'stale_nonce'
  | 'rejected'

export type Refused<Reason extends string> = { ok: false; reason: Reason }
export type TradeUrlRefusal = 'malformed' | 'foreign_account'

/**
 * The game platform. Refusals are values; `ServiceUnavailable` is thrown if the outcome is unknown. The platform's
 * answers lag and are sometimes empty lists, so `not_found` and a missing offer prove nothing: ask again.
 */
export interface GamePlatform {
  /** The URL to send the browser to for signing in; `returnTo` carries the caller's one-time `state` parameter. */
  signInUrl(request: { returnTo: string; realm: string }): string
  /**
   * Checks the parameters the browser came back with. `nonce` is valid once: the caller stores it under a unique
   * constraint for at least five minutes, and refuses a sign-in with a known nonce.
   */
  verifySignIn(
    params: URLSearchParams,
    expected: { returnTo: string },
  ): Promise<{ ok: true; steamId: string; nonce: string } | Refused<SignInRefusal>>
  /** The platform's standing of each account; unknown accounts are omitted. */
  listTradeStandings(steamIds: readonly string[]): Promise<ReadonlyMap<string, TradeStanding>>
  getProfile(steamId: string): Promise<{ ok: true; profile: Profile } | Refused<'not_found'>>
  /**
   * The public inventory, newest first, without items in protection. If incomplete, the platform counted more items
   * than it listed: a missing item then proves nothing. `onPage` is called after each page, and awaited before the
   * next.
   */
  getInventory(
    steamId: string,
    onPage?: (progress: InventoryProgress) => Promise<void>,
  ): Promise<{ ok: true; assets: PlatformAsset[]; isComplete: boolean } | Refused<'private' | 'not_found'>>
  /**
   * Whether the key is live and nothing suggests that it is somebody else's. The platform has no call for a key's
   * owner, so a stranger's unused key passes; deliveries watched with it then simply never show up.
   */
  checkApiKey(steamId: string, apiKey: string): Promise<{ ok: true } | Refused<'api_key_invalid' | 'foreign_key'>>
  /** Parses a trade URL; its partner must be the bound account. No network access. */
  parseTradeUrl(
    url: string,
    steamId: string,
  ): { ok: true; partner: number; token: string; url: string } | Refused<TradeUrlRefusal>
  /**
   * Seconds for which a trade with this account would be held; `trade_url_invalid` if the token isn't theirs, or not
   * any more. Uses the market's own key.
   */
  getTradeHold(request: {
    steamId: string
    token: string
  }): Promise<{ ok: true; seconds: number } | Refused<'trade_url_invalid'>>
  /**
   * Offers, sent and received, that are active, or changed since `since`. Their timestamps and `at`, the time of the
   * answer, are by the platform's clock.
   */
  listOffers(
    apiKey: string,
    filter?: { since?: Date },
  ): Promise<{ ok: true; offers: TradeOffer[]; at: Date } | Refused<'api_key_invalid'>>
  getTradeOffer(
    apiKey: string,
    offerId: string,
  ): Promise<{ ok: true; offer: TradeOffer } | Refused<'api_key_invalid' | 'not_found'>>
  /**
   * Removes an open offer from the platform: cancels one that the key's owner sent, declines one they received.
   * `not_active` if there is nothing to withdraw (any more): read the offer to learn why.
   */
  withdrawTradeOffer(
    apiKey: string,
    offer: { offerId: string; isOurs: boolean },
  ): Promise<{ ok: true } | Refused<'api_key_invalid' | 'not_active'>>
  /** `at` is the time of the answer by the platform's clock, which the trade's timestamps are compared with. */
  getTradeStatus(
    apiKey: string,
    tradeId: string,
  ): Promise<{ ok: true; trade: Trade; at: Date } | Refused<'api_key_invalid' | 'not_found'>>
}
