/** The exchange's own rules, from configuration. Durations in seconds. */
export interface ExchangeSettings {
  /** Origin of the site; no trailing slash. */
  publicUrl: string
  isDemo: boolean
  /** Whether search engines may index the market; if false, crawlers are turned away. */
  isCrawled: boolean
  /** 32 bytes that seal stored secrets and sign one-time codes. */
  secretKey: Uint8Array
  feeBasisPoints: bigint
  /** Codes sent by SMS per hour, to all phones together. */
  smsPerHour: number
  orderPayment: number
  orderDelivery: number
  /** After this, the buyer may cancel a paid order without an offer. */
  orderCancelAfter: number
  orderAcceptance: number
  /** The seller's time to answer a bargain, and the buyer's to answer a counter. */
  bargainAnswer: number
  protection: number
  /** The market's share of a withdrawal. */
  withdrawalFeeBasisPoints: bigint
  /** Recharged money can be spent at once, and withdrawn after this. */
  rechargeWait: number
  /** The most new listings examined for a saved search, newest first, however long ago it was last viewed. */
  newListingsLookedAt: number
  /** Fen granted to a new person; 0 outside the demo. */
  welcomeGrant: bigint
  /** The platform's web address, for links to offers and settings. */
  platformWebUrl: string
  /** Root folder of this process's files. */
  dataDirectory: string
  /** Folder of drawn pictures. */
  artDirectory: string
  /** Base URL of a host with a picture for every goods; null: pictures are drawn here. */
  imageBaseUrl: string | null
}
