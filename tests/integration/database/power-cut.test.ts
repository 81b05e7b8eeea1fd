import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange } from '../../setup/exchange.ts'
import { listItems } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { watchDisk } from '../../setup/power-cut.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(realpathSync(tmpdir()), 'amber-power-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database is created, and recovered after each cut, which takes seconds, or minutes on a busy machine. */
const tenMinutes = 600_000

test(
  'S4.22 a power cut takes no payment that was answered, whenever it comes',
  async () => {
    const dataDir = join(folder, 'data')
    for (const name of ['data', 'shelf']) mkdirSync(join(folder, name))
    const disk = watchDisk(dataDir, join(folder, 'shelf'))
    const cuts: { image: string; paid: string[] }[] = []
    try {
      const exchange = await openTestExchange({ connection: await connectPglite(dataDir) })
      const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_000_00n })]
      const items = await listItems(exchange, seller, [10_00n, 11_00n, 12_00n, 13_00n])
      const paid: string[] = []
      for (const [index, item] of items.entries()) {
        paid.push(await createTrading(exchange).buy(buyer, item))
        // Once with everything in the WAL, once with part of it already in the tables.
        if (index === 2) await exchange.services.db.execute(sql`checkpoint`)
        if (index % 2 === 1) {
          const image = join(folder, `image-${index}`)
          disk.cut(image)
          cuts.push({ image, paid: [...paid] })
        }
      }
      await exchange.close()
    } finally {
      disk.stop()
    }

    for (const { image, paid } of cuts) {
      const connection = await connectPglite(image)
      try {
        const kept = await connection.db
          .select({ id: orders.id, state: orders.state })
          .from(orders)
          .where(inArray(orders.id, paid.map(BigInt)))
        expect(kept.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
          paid.map((id) => `${id} awaiting_delivery`).toSorted(),
        )
        expect(await reconcile(connection.db)).toEqual([])
      } finally {
        await connection.close()
      }
    }
  },
  tenMinutes,
)
