import type { Accounts } from './accounts.ts'
import type { Assets } from './assets.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { Offers } from './offers.ts'
import type { SteamTables } from './schema.ts'
import type { Session } from './session.ts'
import type { Trades } from './trades.ts'

/** What every route of the simulator works with. */
export interface SteamContext {
  tables: SteamTables
  accounts: Accounts
  assets: Assets
  offers: Offers
  trades: Trades
  session: Session
  misbehaviour: Misbehaviour
  clock: () => Date
  /** Seconds, as Steam counts. */
  now: () => number
  /** Origin and mount path, without a slash at the end: what stands for `https://steamcommunity.com`. */
  baseUrl: string
  mountPath: string
  publisherKey: string
}
