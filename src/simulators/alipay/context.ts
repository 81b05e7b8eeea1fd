import type { Keys } from './keys.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { Notices } from './notices.ts'
import type { AlipayTables } from './tables.ts'
import type { Trades } from './trades.ts'
import type { Transfers } from './transfers.ts'

/** Shared by all routes of the simulator. */
export interface AlipayContext {
  tables: AlipayTables
  keys: Keys
  trades: Trades
  transfers: Transfers
  notices: Notices
  misbehaviour: Misbehaviour
  clock: () => Date
  appId: string
  sellerId: string
  /** Origin and mount path, without a trailing slash. */
  baseUrl: string
  mountPath: string
}

/** Formats a time in China Standard Time, which the platform uses. */
export const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
/** Parses that format to ms since the epoch; NaN for any other. */
export const readChinaTime = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN
