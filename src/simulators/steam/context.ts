import type { Accounts } from './accounts.ts'
import type { Assets } from './assets.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { Offers } from './offers.ts'
import type { SteamTables } from './schema.ts'
import type { Session } from './session.ts'
import type { Trades } from './trades.ts'

/** Shared by all routes of the simulator. */
export interface SteamContext {
  tables: SteamTables
  accounts: Accounts
  assets: Assets
  offers: Offers
  trades: Trades
  session: Session
  misbehaviour: Misbehaviour
  clock: () => Date
  /** Current time in seconds, Steam's unit. */
  now: () => number
  /** Origin and mount path without a trailing slash; stands in for `https://steamcommunity.com`. */
  baseUrl: string
  mountPath: string
  publisherKey: string
}
