import { sql } from 'drizzle-orm'
import { openSession } from '#exchange/accounts/sessions.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import type { Queryable, Transaction } from '#exchange/db/connection.ts'
import { loadInBulk } from '#exchange/db/load-in-bulk.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { transact } from '#exchange/db/transact.ts'
import { openUserAccounts } from '#exchange/ledger/accounts.ts'
import { grantWelcome } from '#exchange/ledger/grants.ts'

/** What a run of the bench needs to know of the market that was made. */
export interface ScalePlan {
  /** Sessions of people who may buy. */
  tokens: string[]
  /** Listings spread over the whole market, each with its price in yuan. */
  listings: { listingId: string; price: string }[]
  /** One that many listings carry, and one that few do. */
  stickers: { common: string; rare: string }
  /** The goods with the most listings. */
  busiestGoods: string
}

const sellers = 2_000
const buyers = 8
const step = 50_000
const planned = 8_000
/** In fen, what the cheapest of a goods costs, by its rank. */
const priceBase = sql`power(10, 1.5 + 4 * ((rank * 0.6180339887) % 1))`

/**
 * Fills a fresh exchange with so many listings, made by the database itself: a million in a minute or two on an idle
 * machine. Goods are met by rank (the head of the market has thousands of listings, its tail a handful), wears lie within
 * their goods' bounds, a third of the guns carries stickers, some have charms and name tags.
 */
export async function fillScale(db: Queryable, listings: number): Promise<ScalePlan> {
  await transact(db, async (tx) => {
    await importCatalogue(tx, readCatalogue(), ({ goods_id }) => popularityOf(goods_id))
    await insertPeople(tx)
    await makeStock(tx)
    await loadInBulk(tx, ['assets', 'listings'], async () => {
      for (let from = 1; from <= listings; from += step) await insertStep(tx, from, Math.min(from + step - 1, listings))
    })
    for (const table of ['assets', 'listings'])
      await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${listings}::bigint)`)
    await tx.execute(sql`drop table scale_goods, scale_stickers`)
  })
  await db.execute(sql`vacuum (analyze) assets`)
  await db.execute(sql`vacuum (analyze) listings`)
  await transact(db, refreshAllGoodsMarkets)
  // What so much writing leaves to the server's housekeeping is not to be done while something is measured.
  await db.execute(sql`vacuum (analyze)`)
  await db.execute(sql`checkpoint`)
  return planOf(db, listings)
}

/** Any order will do, as long as it is the same on every run. */
const popularityOf = (goodsId: string) => [...goodsId].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 100_003, 0)

async function insertPeople(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into users (id, phone, nickname, steam_id, api_key, trade_url, is_inventory_open) overriding system value
    select n, '13' || lpad(n::text, 9, '0'), 'trader ' || n, (76561198000000000 + n)::text, 'sealed',
      'https://platform.test/tradeoffer/new/?partner=' || n || '&token=abcdefgh', true
    from generate_series(1, ${sellers + buyers}::integer) as n`)
  await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${sellers + buyers}::bigint)`)
}

async function makeStock(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create table scale_goods as
    select row_number() over (order by popularity desc, id) - 1 as rank, id, category, wear_min, wear_max,
      array(select style_id from styles where goods_id = goods.id order by style_id) as styles
    from goods`)
  await tx.execute(sql`create unique index on scale_goods (rank)`)
  // Amid its goods' prices; too little of a fifth of all goods is sold to measure anything against.
  await tx.execute(sql`
    update goods_markets set reference_price = (1.4 * ${priceBase})::bigint + 1, reference_sales = (rank % 5 * 3)::integer
    from scale_goods where scale_goods.id = goods_id`)
  await tx.execute(sql`
    create table scale_stickers as
    select row_number() over (order by popularity desc, id) - 1 as rank, id, name_en as name from goods where category = 'sticker'`)
  await tx.execute(sql`create unique index on scale_stickers (rank)`)
  await tx.execute(sql`analyze scale_goods, scale_stickers`)
}

/** A chunk of the market: one statement each for the items and for their listings. */
async function insertStep(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`select setseed(${(from % 1_000_003) / 1_000_003}::float8)`)
  await tx.execute(sql`
    insert into assets (id, platform_asset_id, owner_id, goods_id, style_id, wear, paint_seed, stickers, charm, name_tag)
    overriding system value
    with drawn as materialized (
      select n, floor(power(random(), 2) * (select count(*) from scale_goods))::bigint as rank, random() as wear,
        random() as luck, floor(random() * 4.999)::integer as stickers, floor(random() * 1000)::integer as seed,
        1 + floor(random() * ${sellers}::integer)::bigint as owner, floor(random() * 1000)::integer as pick
      from generate_series(${from}::bigint, ${to}::bigint) as n
    )
    select n, (40000000000 + n)::text, owner, goods.id,
      coalesce(goods.styles[1 + pick % nullif(cardinality(goods.styles), 0)], 0),
      goods.wear_min + wear * (goods.wear_max - goods.wear_min),
      case when goods.wear_min is not null then seed end,
      case when is_gun and luck < 0.33 then (
        select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'goodsId', id, 'name', name, 'wear', 0)), '[]')
        from (
          select slot, floor(power(random(), 3) * 3000)::bigint as rank from generate_series(0, drawn.stickers - 1) as slot
        ) as stuck
        join scale_stickers using (rank)
      ) else '[]' end,
      case when is_gun and luck > 0.93 then jsonb_build_object('goodsId', null, 'name', 'Charm', 'pattern', seed) end,
      case when is_gun and luck between 0.4 and 0.43 then 'old friend' end
    from drawn
    join scale_goods as goods using (rank)
    cross join lateral (select goods.wear_min is not null and category not in ('knife', 'gloves') as is_gun) as kind`)
  await tx.execute(sql`
    insert into listings
      (id, asset_id, seller_id, goods_id, style_id, price, wear, paint_seed, is_bargainable, listed_at)
    overriding system value
    select assets.id, assets.id, owner_id, goods_id, style_id,
      (${priceBase} * (1 + 0.8 * random()))::bigint + 1,
      wear, paint_seed, assets.id % 6 <> 0, amber_now() - make_interval(secs => random() * 2500000)
    from assets
    join scale_goods on scale_goods.id = goods_id
    where assets.id between ${from}::bigint and ${to}::bigint`)
}

async function planOf(db: Queryable, listings: number): Promise<ScalePlan> {
  const tokens: string[] = []
  for (let buyer = 1; buyer <= buyers; buyer++) {
    await transact(db, async (tx) => {
      const userId = BigInt(sellers + buyer)
      await openUserAccounts(tx, userId)
      await grantWelcome(tx, userId, 10n ** 15n)
      const device = { id: null, name: null, platform: null, address: '127.0.0.1' }
      tokens.push((await openSession(tx, { userId, device, isRemembered: true, method: 'sms' })).token)
    })
  }
  const spread = Math.max(1, Math.floor(listings / planned))
  const rows = await rowsOf<{ id: string; price: string }>(
    db,
    sql`select id::text as id, (price / 100.0)::numeric(15, 2)::text as price from listings where id % ${spread}::integer = 0 limit ${planned}`,
  )
  const carried = await rowsOf<{ tag: string }>(
    db,
    sql`
      select tag from (select sticker_tags from listings where sticker_count > 0 limit 20000) as carrying, unnest(sticker_tags) as tag
      where length(tag) = 11 group by tag order by count(*) desc, tag`,
  )
  const [busiest] = await rowsOf<{ id: string }>(
    db,
    sql`select goods_id as id from goods_markets where style_id = 0 and weapon is not null and exterior is not null
      order by on_sale_count desc limit 1`,
  )
  return {
    tokens,
    listings: rows.map(({ id, price }) => ({ listingId: id, price })),
    stickers: { common: carried[0]!.tag, rare: carried.at(-1)!.tag },
    busiestGoods: busiest!.id,
  }
}
