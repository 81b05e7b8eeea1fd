import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as ordersCalls from '#contract/orders/orders.ts'
import { openApiKey } from '#exchange/accounts/api-key.ts'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { backUpOf } from '#exchange/backup/make-backup.ts'
import { restoreBackup } from '#exchange/backup/restore-backup.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { claimDataDirectory } from '#exchange/db/data-directory.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItems } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { testSettings } from '../../setup/exchange/settings.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let folder: string
const within = (...path: string[]) => join(folder, ...path)
const settings = testSettings()
/** These tests never reach the job queue. */
const noJobs = () => Promise.reject(new Error('no job queue'))
const picture = { key: `${'ab'.repeat(16)}.webp`, bytes: Buffer.from('a picture') }

/** Two databases are created, one from scratch, which takes seconds, or minutes on a busy machine. */
const tenMinutes = 600_000

let exchange: TestExchange
let buyer: Trader
/** Orders acknowledged as paid before and during the backup. */
const paid = { before: '', meanwhile: [] as string[] }
let backedUp: { code: number; said: string[] }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'amber-backup-'))
  const dataDir = within('market')
  const connection = await connectPglite(dataDir)
  exchange = await openTestExchange({ connection, settings })
  await createDiskPictureStore(join(dataDir, 'pictures')).put(picture.key, picture.bytes)
  const seller = await exchange.signInTrader()
  buyer = await exchange.signInTrader({ funds: 100_000_00n })
  const [first, ...others] = await listItems(exchange, seller, [10_00n, 11_00n, 12_00n, 13_00n, 14_00n])
  const trading = createTrading(exchange)
  paid.before = await trading.buy(buyer, first!)

  const said: string[] = []
  const backUp = backUpOf({ ...connection, dataDir })
  let isDone = false
  const making = runOperator(
    { db: connection.db, openJobs: noJobs, settings, backUp, say: (line) => said.push(line) },
    ['backup', within('backup')],
    'ada',
  ).finally(() => (isDone = true))
  for (const item of others) {
    const id = await trading.buy(buyer, item)
    if (!isDone) paid.meanwhile.push(id)
  }
  backedUp = { code: await making, said }
}, tenMinutes)
afterAll(async () => {
  await exchange?.close()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'S8.10 a backup is made while orders are, and holds all that were paid before it began',
  async () => {
    expect(backedUp).toEqual({
      code: 0,
      said: [expect.stringMatching(/^\d+ files are in .*backup$/), expect.stringContaining('SECRET_KEY')],
    })
    expect(paid.meanwhile.length).toBeGreaterThan(0)
    await restoreBackup(within('backup'), within('restored'))
    const connection = await connectPglite(within('restored'))
    const restored = await openTestExchange({ connection, settings })
    try {
      const kept = await connection.db
        .select({ state: orders.state })
        .from(orders)
        .where(eq(orders.id, BigInt(paid.before)))
      expect(kept).toEqual([{ state: 'awaiting_delivery' }])
      // The engine recovers its own unfinished work, and no order is there in part.
      const said: string[] = []
      const context = { db: connection.db, openJobs: noJobs, settings, say: (line: string) => said.push(line) }
      expect({ code: await runOperator(context, ['reconcile'], 'ada'), said }).toEqual({
        code: 0,
        said: [expect.stringContaining(' 0 violations')],
      })
      const person = await connection.db.query.users.findFirst({ where: eq(users.id, buyer.userId) })
      expect(openApiKey(settings.secretKey, person!)).toBe(buyer.apiKey)
      expect(await restored.call(ordersCalls.list, { role: 'buyer' }, buyer)).toMatchObject({ code: codes.ok })
      expect(await createDiskPictureStore(within('restored', 'pictures')).get(picture.key)).toEqual(picture.bytes)
    } finally {
      await restored.close()
    }
  },
  tenMinutes,
)

test('a backup is put neither over a database nor into a directory in use', async () => {
  await expect(restoreBackup(within('backup'), within('market'))).rejects.toThrow('is in use by')
  await mkdir(within('old', 'pglite'), { recursive: true })
  await expect(restoreBackup(within('backup'), within('old'))).rejects.toThrow('is there already')
  const claim = claimDataDirectory(within('held'))
  await expect(restoreBackup(within('backup'), within('held'))).rejects.toThrow('is in use by')
  claim.release()
})

test('a backup is made in no folder that is there, and a PostgreSQL has its own programs', async () => {
  const said: string[] = []
  const context = { db: exchange.services.db, openJobs: noJobs, settings, say: (line: string) => said.push(line) }
  const backUp = () => Promise.reject(new Error('not to be asked'))
  expect(await runOperator({ ...context, backUp }, ['backup', within('backup')], 'ada')).toBe(64)
  expect(await runOperator(context, ['backup', within('new')], 'ada')).toBe(64)
  expect(said.join('\n')).toMatch(/is there already[^]*its own programs/)
})

test.each([
  ['has changed', (file: string) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')]))],
  ['is missing', (file: string) => rmSync(file)],
])('a backup of which something %s is not restored, and the file is named', async (fault, spoil) => {
  const file = within('backup', 'pictures', 'ab', picture.key)
  const was = readFileSync(file)
  spoil(file)
  const refused = restoreBackup(within('backup'), within('spoilt'))
  await expect(refused).rejects.toThrow(`pictures/ab/${picture.key} ${fault}`)
  writeFileSync(file, was)
})

test('what is no backup is told', async () => {
  await mkdir(within('empty'))
  await expect(restoreBackup(within('empty'), within('nothing'))).rejects.toThrow('is not a backup')
})
