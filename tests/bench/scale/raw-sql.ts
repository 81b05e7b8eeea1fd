import pg from 'pg'
import { serialQueue, type Timing } from './ask-in-turn.ts'
import type { ScalePlan } from './scale-data.ts'

/** The same work in hand-written SQL, without HTTP, checks and views: the limit that the database itself sets on this
 * machine right now. */
export interface Ceiling {
  list: Timing
  counts: Timing
  orders: Timing
}

const page = `
  select listings.id, price, listings.wear, listings.paint_seed, stickers, charm, name_tag, nickname
  from (
    select id from listings where state = 'on_sale' and is_shop_online and category = $1 and wear between $2 and $3
    order by price, id limit 49
  ) as page
  join listings using (id) join assets on assets.id = asset_id join users on users.id = seller_id
  order by price, listings.id`

const counts = `select category, count(*), sum(on_sale_count) from goods_markets where style_id = 0 and on_sale_count > 0 group by category`

export async function measureCeiling(url: string, plan: ScalePlan, amount: number): Promise<Ceiling> {
  const clients = Array.from({ length: 8 }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    const categories = ['rifle', 'pistol', 'smg', 'knife']
    const list = await serialQueue(8, amount, (index, connection) =>
      clients[connection]!.query(page, [categories[index % 4], 0.1, 0.3]),
    )
    const counted = await serialQueue(8, amount, (_, connection) => clients[connection]!.query(counts))
    // From the end: the calls use listings from the beginning.
    const listings = plan.listings.toReversed()
    const orders = await serialQueue(8, Math.min(amount, 1_000), (index, connection) =>
      buy(clients[connection]!, listings[index]!.listingId, 2_001 + connection),
    )
    return { list, counts: counted, orders }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Writes the rows of an order, made and paid in two transactions: no ledger, no history, no messages, no feed. */
async function buy(client: pg.Client, listingId: string, buyerId: number): Promise<void> {
  await client.query('begin')
  await client.query('select 1 from listings where id = $1 for update', [listingId])
  const { rows } = await client.query<{ id: string }>(
    `insert into orders (listing_id, asset_id, goods_id, style_id, buyer_id, seller_id, price, fee, seller_net, platform_asset_id)
     select id, asset_id, goods_id, style_id, $2, seller_id, price, 0, price, id::text from listings where id = $1 returning id`,
    [listingId, buyerId],
  )
  await client.query(`update listings set state = 'reserved' where id = $1`, [listingId])
  await client.query('commit')
  await client.query('begin')
  await client.query('select 1 from orders where id = $1 for update', [rows[0]!.id])
  await client.query(`update orders set state = 'awaiting_delivery', paid_at = now() where id = $1`, [rows[0]!.id])
  await client.query('commit')
}
