import { expect } from 'vitest'
import { salePreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import { standingsQueue } from '#exchange/platform-accounts/check-trade-standings.ts'
import type { TestExchange } from '../exchange.ts'
import { misbehave } from './offers.ts'
import type { Trader } from './people.ts'

/** The simulated platform's standing of people's accounts, and what the market makes of it. */
export const createStandings = (exchange: TestExchange) => ({
  setBan: (steamid: string, ban: 'none' | 'probation' | 'banned') =>
    misbehave(exchange, { economy_ban: { steamid, ban } }),
  /** Makes the platform hold this account's trades for this many days. */
  setHold: (steamid: string, days: number) => misbehave(exchange, { trade_hold: { steamid, seconds: days * 86_400 } }),
  /** Runs the half-hourly job. */
  async runStandings(): Promise<void> {
    await exchange.services.jobs.send(standingsQueue, {})
    await exchange.runJobs()
  },
  /** Returns the code with which this person is refused a sale, or 0. */
  codeOf: async (person: Trader): Promise<number> => (await exchange.call(salePreview, {}, person)).code,
})

/** The refusal of somebody whose trades the platform would hold. */
export const heldRefusal = {
  code: codes.platformTradeSuspended,
  message: expect.stringContaining('holds the trades of your account') as string,
}
