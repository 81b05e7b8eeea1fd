/** The exchange's own rules, from configuration. Durations in seconds. */
export interface ExchangeSettings {
  /** Origin that people reach the site under; no slash at the end. */
  publicUrl: string
  isDemo: boolean
  /** Search engines may show the market; false: crawlers are sent away. */
  isCrawled: boolean
  /** 32 bytes that seal stored secrets and sign one-time codes. */
  secretKey: Uint8Array
  feeBasisPoints: bigint
  /** Codes that go out by SMS in an hour, to all phones together. */
  smsPerHour: number
  orderPayment: number
  orderDelivery: number
  /** A paid order without an offer may be cancelled by its buyer after this. */
  orderCancelAfter: number
  orderAcceptance: number
  /** The seller's time to answer a bargain, and the buyer's to answer a counter. */
  bargainAnswer: number
  protection: number
  /** The market's share of a withdrawal. */
  withdrawalFeeBasisPoints: bigint
  /** Recharged money can be spent at once, and be withdrawn after this. */
  rechargeWait: number
  /** However long ago somebody has looked at a saved search, no more than these newest listings are gone through for it. */
  newListingsLookedAt: number
  /** Fen that a new person gets; 0 outside the demo. */
  welcomeGrant: bigint
  /** The platform's web address, for links to offers and settings. */
  platformWebUrl: string
  /** Folder of everything that this process keeps in files. */
  dataDirectory: string
  /** Folder of drawn pictures. */
  artDirectory: string
  /** Address of a host that has a picture for every goods; null: they are drawn here. */
  imageBaseUrl: string | null
}
