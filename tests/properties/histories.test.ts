import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listingJobs } from '#exchange/db/schema/listing-jobs.ts'
import { isFinal } from '#exchange/orders/states.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { assemble, type World, ordersOf } from './world.ts'
import { marketSteps } from './steps.ts'

/**
 * Random histories of small markets: after each one the books balance, and the passage of time alone ends every order.
 * Twenty share one market; more would only slow down its rounds. `HISTORIES=10000` for the long run, `SEED=…` to
 * replay twenty.
 */
const histories = Number(process.env.HISTORIES ?? 100)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const halfADay = 43_200 + 60

const portion = 20

let exchange: TestExchange
beforeEach(async () => {
  exchange = await openTestExchange()
})
afterEach(() => exchange.close())

async function letTimePass(world: World): Promise<void> {
  // Paid, delivered, accepted, protected, and an unresponsive platform: each lasts half a day at most.
  for (let round = 0; round < 5; round++) {
    await world.exchange.advance(halfADay)
    await world.exchange.runDue()
    await world.exchange.runJobs()
  }
}

const portions = Array.from({ length: Math.ceil(histories / portion) }, (_, index) => ({
  count: Math.min(portion, histories - index * portion),
  from: seed + index,
}))

test.each(portions)(
  'S4.22 after $count random histories (SEED=$from) the books are right and every order has ended',
  { timeout: 20_000 + portion * 20_000 },
  async ({ count, from }) => {
    const history = fc.commands(marketSteps, { maxCommands: 120, size: 'max' })
    await fc.assert(
      fc.asyncProperty(history, async (commands) => {
        const world = await assemble(exchange)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
        expect(await world.trading.violations()).toEqual([])
        await letTimePass(world)
        expect(await world.trading.violations()).toEqual([])
        expect(await exchange.services.db.$count(listingJobs, eq(listingJobs.state, 'running'))).toBe(0)
        expect((await ordersOf(world)).filter(({ state }) => !isFinal(state))).toEqual([])
      }),
      { numRuns: count, seed: from, endOnFailure: false },
    )
  },
)
