import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inArray } from 'drizzle-orm'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItems } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { testSettings } from '../../setup/exchange/settings.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { type PostgresServer, startPostgres } from '../../setup/postgres.ts'

const settings = testSettings()
const limits = { poolSize: 4 }
let folder: string
let server: PostgresServer
let exchange: TestExchange
let buyer: Trader
let url: string
let items: Awaited<ReturnType<typeof listItems>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amber-base-backup-'))
  server = await startPostgres()
  url = await server.createDatabase()
  exchange = await openTestExchange({ connection: await connectPostgres(url, limits), settings })
  const seller = await exchange.signInTrader()
  buyer = await exchange.signInTrader({ funds: 100_000_00n })
  items = await listItems(exchange, seller, [10_00n, 11_00n, 12_00n, 13_00n, 14_00n])
})
afterAll(async () => {
  await exchange?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Does what `pg_basebackup` does, by the same functions: copies the files, then the WAL that makes them consistent. */
async function baseBackup(to: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('test', true)")
    const isCopied = (path: string) => !path.includes('/pg_wal/') && !path.endsWith('postmaster.pid')
    await Promise.all([cp(server.dataFolder, to, { recursive: true, filter: isCopied }), meanwhile()])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await cp(join(server.dataFolder, 'pg_wal'), join(to, 'pg_wal'), { recursive: true })
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

test('S8.10 a base backup of a PostgreSQL that serves is restored with every order of before, and its books are right', async () => {
  const trading = createTrading(exchange)
  const [first, ...others] = items
  const paid = [await trading.buy(buyer, first!)]
  const dataFolder = join(folder, 'data')
  await baseBackup(dataFolder, async () => {
    for (const item of others) paid.push(await trading.buy(buyer, item))
  })
  const restored = await startPostgres({ restored: { dataFolder, url: server.url } })
  try {
    const address = new URL(restored.url)
    address.pathname = new URL(url).pathname
    const connection = await connectPostgres(address.href, limits)
    const kept = await connection.db
      .select({ state: orders.state })
      .from(orders)
      .where(inArray(orders.id, paid.map(BigInt)))
    expect(kept).toEqual(paid.map(() => ({ state: 'awaiting_delivery' })))
    const said: string[] = []
    const openJobs = () => Promise.reject(new Error('no job queue'))
    const context = { db: connection.db, openJobs, settings, say: (line: string) => said.push(line) }
    expect({ code: await runOperator(context, ['reconcile'], 'ada'), said }).toEqual({
      code: 0,
      said: [expect.stringContaining(' 0 violations')],
    })
    await connection.close()
  } finally {
    await restored.stop()
  }
})
