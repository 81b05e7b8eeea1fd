import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkInsert } from '#exchange/db/bulk-insert.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { goods, priceDays } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { freshDatabase } from '../../setup/database.ts'

const directory = mkdtempSync(join(tmpdir(), 'amber-bulk-'))

describe.each([
  ['pglite', () => connectPglite(directory)],
  ['postgres', async () => connectPostgres(await freshDatabase(), { poolSize: 2 })],
])('bulkInsert on %s', (_engine, open) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await open()
  })
  afterAll(async () => {
    await connection.close()
    rmSync(directory, { recursive: true, force: true })
  })

  test('every kind of column arrives as it was, over several chunks, and identities continue', async () => {
    const { db } = connection
    await bulkInsert(db, users, [{ id: 41n, phone: '13800000041', nickname: 'O"Neil\n\\ 张三' }])
    const [next] = await db.insert(users).values({ phone: '13800000042', nickname: 'b' }).returning()
    expect(next?.id).toBe(42n)
    const base = {
      nameEn: 'a',
      nameZh: '红',
      itemNameEn: 'a',
      itemNameZh: '红',
      category: 'rifle',
      quality: 'normal',
      rarity: 'covert',
      finishKey: 'k',
      searchText: 'a',
    }
    const kinds = ['a', 'b', 'c'].map((letter) => ({
      ...base,
      id: letter.repeat(11),
      marketHashName: letter,
      wearMin: letter === 'b' ? undefined : 0.1,
      containers: ['x', 'y"z'],
    }))
    expect(await bulkInsert(db, goods, kinds, { chunk: 2 })).toBe(3)
    const stored = await db.select().from(goods).orderBy(goods.id)
    expect(stored.map((row) => [row.containers, row.wearMin, row.popularity])).toEqual([
      [['x', 'y"z'], 0.1, 0],
      [['x', 'y"z'], null, 0],
      [['x', 'y"z'], 0.1, 0],
    ])
    const createdAt = new Date('2026-01-02T03:04:05.678Z')
    const stickers = [{ slot: 0, goodsId: null, name: 'A "b"', wear: 0.25 }]
    await bulkInsert(db, assets, [
      { platformAssetId: '1', ownerId: 41n, goodsId: 'aaaaaaaaaaa', wear: 0.1234567890123, stickers, createdAt },
    ])
    const [asset] = await db.select().from(assets)
    expect(asset).toMatchObject({ ownerId: 41n, wear: 0.1234567890123, stickers, createdAt, styleId: 0 })
  })

  test('an amount beyond 2^53 keeps every digit', async () => {
    const fen = 9_007_199_254_740_993n
    const day = { goodsId: 'g', styleId: 0, day: '2026-01-01', median: fen, low: 1n, high: 2n, volume: 3 }
    await bulkInsert(connection.db, priceDays, [day])
    expect(await connection.db.select().from(priceDays).where(eq(priceDays.goodsId, 'g'))).toEqual([day])
  })

  test('nothing to insert is no error; a broken constraint is', async () => {
    expect(await bulkInsert(connection.db, users, [])).toBe(0)
    const twice = { phone: '13900000000', nickname: 'x' }
    await expect(bulkInsert(connection.db, users, [twice, twice])).rejects.toThrow('users')
  })
})
