import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { transact } from '#exchange/db/transact.ts'
import type { GamePlatform } from '#exchange/ports/game-platform.ts'
import type { Services } from '#exchange/services.ts'
import { makeRedline, redline } from '../setup/exchange/market.ts'
import type { Bench } from './bench.ts'
import { openBenchExchange } from './exchange/open-bench-exchange.ts'

const watched = 1_000
const traders = 100
/** Seconds from now until payment deadlines expire. */
const deadlines = [5, 15, 25, 35, 45, 55]
const hangsFor = 60

/** Creates orders that have waited for the platform for an hour, and unpaid ones made an hour before their deadline. */
async function makeOrders({ db, settings }: Services): Promise<void> {
  await transact(db, async (tx) => {
    await makeRedline(tx)
    const people = Array.from({ length: traders }, (_, index) => {
      const facts = { phone: `1370000${String(index).padStart(4, '0')}`, nickname: `trader ${index}` }
      return { ...facts, steamId: String(76_561_198_000_000_000n + BigInt(index)) }
    })
    for (const { id } of await tx.insert(users).values(people).returning({ id: users.id })) {
      const apiKey = sealApiKey(settings.secretKey, id, randomBytes(16).toString('hex').toUpperCase())
      await tx.execute(sql`update users set api_key = ${apiKey} where id = ${id}`)
    }
    const count = watched + deadlines.length
    await tx.execute(sql`
      with people as (select array_agg(id order by id) as ids from users),
      owned as (
        insert into assets (platform_asset_id, owner_id, goods_id)
        select n::text, ids[1 + n % ${traders}::int], ${redline} from generate_series(0, ${count - 1}::int) n, people
        returning id, owner_id, platform_asset_id
      ), listed as (
        insert into listings (asset_id, seller_id, goods_id, price, state)
        select id, owner_id, ${redline}, 1000, 'reserved' from owned returning id, asset_id
      )
      insert into orders (listing_id, asset_id, goods_id, style_id, buyer_id, seller_id, price, fee, seller_net,
        platform_asset_id, state, created_at, paid_at, deadline_at, due_at)
      select listed.id, owned.id, ${redline}, 0, ids[1 + (platform_asset_id::int + 1) % ${traders}::int], owner_id, 1000, 25, 975,
        platform_asset_id, case when soon is null then 'awaiting_delivery' else 'awaiting_payment' end,
        amber_now() + coalesce(make_interval(secs => soon), interval '0') - interval '1 hour', case when soon is null then amber_now() - interval '1 hour' end,
        amber_now() + coalesce(make_interval(secs => soon), interval '11 hours'),
        amber_now() + coalesce(make_interval(secs => soon), interval '-1 hour')
      from owned join listed on listed.asset_id = owned.id, people,
        lateral (select (${sql.param(deadlines)}::int[])[platform_asset_id::int - ${watched - 1}::int] as soon) as soon`)
    return {}
  })
}

const never = () => new Promise<never>(() => {})
const hanging = {
  listOffers: never,
  getTradeOffer: never,
  getTradeStatus: never,
} as Partial<GamePlatform> as GamePlatform

export const bench: Bench = {
  name: `a platform that hangs for ${hangsFor} s`,
  async run() {
    const { exchange, close } = await openBenchExchange({ platform: hanging }, makeOrders)
    try {
      await delay(hangsFor * 1000)
      const rows = await rowsOf<{ late: number }>(
        exchange.services.db,
        sql`select extract(epoch from at - created_at - interval '1 hour')::float8 as late from orders
          join order_events on order_id = orders.id and event = 'payment_overdue'`,
      )
      const what = `a platform that hangs, ${watched.toLocaleString('en')} watched orders, PostgreSQL`
      const latest = Math.max(...rows.map(({ late }) => late))
      return [
        { what: `${what}: unpaid orders ended`, value: rows.length, unit: 'orders', atLeast: deadlines.length },
        { what: `${what}: the latest after its time`, value: latest, unit: 's', atMost: 5 },
      ]
    } finally {
      await close()
    }
  },
}
