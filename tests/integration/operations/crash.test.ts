import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { isFinal } from '#exchange/orders/states.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange } from '../../setup/exchange.ts'
import { freshDatabase } from '../../setup/database.ts'
import { listItems } from '../../setup/exchange/market.ts'
import type { PurchasePlan } from '../../setup/purchase-loop.ts'

/** Starts many processes one by one, each with a database of its own. */
const minutes = (count: number) => count * 60_000
const loop = fileURLToPath(new URL('../../setup/purchase-loop.ts', import.meta.url))
/** How many times a process is killed; `CRASH_ROUNDS=100` for the long run. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
/** Payments acknowledged before a process is killed: each round kills it at another moment. */
const paymentsBefore = (round: number) => [1, 4, 9][round] ?? randomInt(1, 25)

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'amber-crash-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const listingsARound = 60

/** Writes buyers and listings for every round directly into the database whose processes will be killed. */
async function prepare(connection: Connection): Promise<PurchasePlan> {
  const secretKey = randomBytes(32)
  const exchange = await openTestExchange({ connection, settings: { secretKey } })
  const [seller, ...buyers] = await Promise.all(
    Array.from({ length: 5 }, () => exchange.signInTrader({ funds: 10_000_000_00n })),
  )
  const listings = []
  for (let round = 0; round < rounds; round++) {
    const prices = Array.from({ length: listingsARound }, (_, item) => BigInt(10_00 + round * listingsARound + item))
    listings.push(...(await listItems(exchange, seller!, prices)))
  }
  await exchange.close()
  return { secretKey: secretKey.toString('hex'), tokens: buyers.map(({ token }) => token), listings }
}

/** Lets the loop buy until `payments` are acknowledged, then kills it with SIGKILL. */
async function buyAndKill(databaseUrl: string, plan: PurchasePlan, payments: number): Promise<void> {
  const child = spawn(process.execPath, [loop, dataDir, databaseUrl, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let paid = 0
  for await (const line of createInterface(child.stdout)) {
    if (line === 'paid' && ++paid === payments) child.kill('SIGKILL')
  }
  await exited
  expect(paid).toBeGreaterThanOrEqual(payments)
}

/** Checks that time alone, on a platform where nobody delivers, ends every order that a killed process left. */
async function everyOrderEnds(connection: Connection, { secretKey }: PurchasePlan): Promise<void> {
  const settings = { secretKey: Buffer.from(secretKey, 'hex') }
  const exchange = await openTestExchange({ connection, settings })
  for (let halfDay = 0; halfDay < 3; halfDay++) {
    await exchange.advance(43_260)
    await exchange.runDue()
  }
  const states = await connection.db.selectDistinct({ state: orders.state }).from(orders)
  expect(states.filter(({ state }) => !isFinal(state))).toEqual([])
  expect(await reconcile(connection.db)).toEqual([])
  await exchange.close()
}

const engines: [Connection['engine'], () => Promise<string>][] = [
  ['pglite', () => Promise.resolve('')],
  ['postgres', () => freshDatabase()],
]

test.each(engines)(
  'S4.22 killed during purchases on %s, the books are right after every restart',
  async (engine, makeUrl) => {
    const databaseUrl = await makeUrl()
    const open = (): Promise<Connection> =>
      engine === 'pglite' ? connectPglite(dataDir) : connectPostgres(databaseUrl, { poolSize: 6 })
    const plan = await prepare(await open())
    for (let round = 0; round < rounds; round++) {
      const payments = paymentsBefore(round)
      const listings = plan.listings.slice(round * listingsARound, (round + 1) * listingsARound)
      await buyAndKill(databaseUrl, { ...plan, listings }, payments)
      const connection = await open()
      try {
        expect(await reconcile(connection.db)).toEqual([])
        expect(await connection.db.$count(orders)).toBeGreaterThanOrEqual(payments)
      } finally {
        await connection.close()
      }
    }
    await everyOrderEnds(await open(), plan)
  },
  minutes(4 + rounds / 4),
)
