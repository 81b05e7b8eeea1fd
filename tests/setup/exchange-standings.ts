import { expect } from 'vitest'
import { salePreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import { standingsQueue } from '#exchange/platform-accounts/check-trade-standings.ts'
import type { TestExchange } from './exchange.ts'
import { misbehave } from './exchange-offers.ts'
import type { Trader } from './exchange-people.ts'

/** What the simulated platform thinks of people's accounts, and what the market makes of it. */
export const createStandings = (exchange: TestExchange) => ({
  setBan: (steamid: string, ban: 'none' | 'probation' | 'banned') =>
    misbehave(exchange, { economy_ban: { steamid, ban } }),
  /** The platform would hold this account's trades for so many days. */
  setHold: (steamid: string, days: number) => misbehave(exchange, { trade_hold: { steamid, seconds: days * 86_400 } }),
  /** The job of every half hour. */
  async runStandings(): Promise<void> {
    await exchange.services.jobs.send(standingsQueue, {})
    await exchange.runJobs()
  },
  /** The code that refuses this person a sale; 0: none does. */
  codeOf: async (person: Trader): Promise<number> => (await exchange.call(salePreview, {}, person)).code,
})

/** How somebody is refused whose trades the platform would hold. */
export const heldRefusal = {
  code: codes.platformTradeSuspended,
  message: expect.stringContaining('holds the trades of your account') as string,
}
