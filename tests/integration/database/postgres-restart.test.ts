import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, type ListedItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { startPostgres, type PostgresServer } from '../../setup/postgres.ts'

/** A dedicated server, because a crash takes down all of its databases. What it has acknowledged must survive. */
let server: PostgresServer
let url: string
let connection: Connection
let exchange: TestExchange

beforeAll(async () => {
  server = await startPostgres()
  url = `${await server.createDatabase()}?options=${encodeURIComponent('-c synchronous_commit=on')}`
  connection = await connectPostgres(url, { poolSize: 12 })
  exchange = await openTestExchange({ connection })
})
afterAll(async () => {
  await exchange.close()
  await server.stop()
})

/** Kills one of the server's processes with SIGKILL: PostgreSQL then stops all of them and recovers from its WAL. */
async function crash(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]!.pid, 'SIGKILL')
}

const isBack = () =>
  connection.db.execute('select 1').then(
    () => true,
    () => false,
  )

interface Purchase {
  buyer: Trader
  item: ListedItem
}

/** Buys and pays, retrying with the same key while the market reports that the database is unavailable. */
async function buy({ buyer, item }: Purchase, seen: Set<number>): Promise<string> {
  const insist = async <Data>(ask: (key: string) => Promise<{ code: number; data: Data }>): Promise<Data> => {
    const key = `key-${buyer.userId}-${item.listingId}-${Math.random().toString(36).slice(2)}`
    for (;;) {
      const { code, data } = await ask(key)
      seen.add(code)
      if (code === 0) return data
      if (code !== codes.serviceUnavailable) throw new Error(`${code}`)
      await expect.poll(isBack, { timeout: 60_000, interval: 100 }).toBe(true)
    }
  }
  const items = [{ listing_id: item.listingId, price: item.price }]
  const made = await insist((key) => exchange.call(orders.create, { items }, { token: buyer.token, key }))
  const request = { order_ids: made.order_ids, total: made.total }
  await insist((key) => exchange.call(orders.pay, request, { token: buyer.token, key }))
  return made.order_ids[0]!
}

test('S4.22 S8.2 PostgreSQL crashes under load: people are told to try again, and nothing that was confirmed is lost', async () => {
  const seller = await exchange.signInTrader()
  const purchases: Purchase[] = []
  for (let number = 0; number < 12; number++) {
    const buyer = await exchange.signInTrader({ funds: 100_00n })
    purchases.push({ buyer, item: await listItem(exchange, seller, 10_00n) })
  }
  const seen = new Set<number>()
  const bought = Promise.all(purchases.map((purchase) => buy(purchase, seen)))
  await crash()
  const ids = await bought
  expect([...seen].toSorted()).toEqual([0, codes.serviceUnavailable].toSorted())
  expect(new Set(ids).size).toBe(purchases.length)
  for (const [number, { buyer }] of purchases.entries()) {
    const fresh = await exchange.ask(orders.detail, { order_id: ids[number]! }, buyer)
    expect(fresh.order.state).toBe('awaiting_delivery')
  }
  expect(await reconcile(connection.db)).toEqual([])
})
