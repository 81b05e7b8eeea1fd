import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bookmarks from '#contract/bookmarks.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import { redline } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { rifles, savedSearchSteps } from '../../setup/exchange/saved-searches.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

/** As many as a round takes at once, so that nothing else would ever have its turn. */
const many = 50
/** After this, what failed is due again. Seconds. */
const pause = 61

describe.each(['pglite', 'postgres'] as const)('rows that cannot be handled, on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())

  afterEach(() => endFailing())

  const run = (statement: SQL) => exchange.services.db.execute(statement)
  const { save, sell } = savedSearchSteps(() => exchange)

  /** Makes writing such rows fail, until `endFailing`. */
  async function fail(event: string, condition: string): Promise<void> {
    await run(sql`create function fail() returns trigger language plpgsql as 'begin raise ''a defect''; end'`)
    await run(sql.raw(`create trigger fail before ${event} for each row when (${condition}) execute function fail()`))
  }
  const endFailing = () => run(sql`drop function if exists fail cascade`)

  const countOf = async (which: SQL) =>
    (await rowsOf<{ count: number }>(exchange.services.db, sql`select count(*)::int as count from ${which}`))[0]!.count

  test('S4.22 bargains that cannot be ended do not keep others from ending, and are tried again', async () => {
    const bargaining = createBargaining(exchange)
    const { seller, item } = await trading.openSale()
    await run(
      sql`insert into users (phone, nickname) select 'bargainer ' || n, 'bargainer' from generate_series(1, ${many}::int) n`,
    )
    await run(sql`
      insert into bargains (listing_id, buyer_id, seller_id, listing_price, price, deadline_at)
      select ${item.listingId}::bigint, id, ${seller.userId}, 10000, 6660, amber_now() from users
      where phone like 'bargainer %'`)
    await fail('update on bargains', `new.state = 'expired' and new.price = 6660`)
    const other = await trading.openSale()
    const bargainId = await bargaining.offer(other.buyer, other.item, '80.00')
    await exchange.advance(86_401)
    await exchange.runDue()
    const stuck = () => countOf(sql`bargains where price = 6660 and state = 'awaiting_payment'`)
    expect(await bargaining.stateOf(await exchange.signInAgain(other.buyer), bargainId)).toBe('expired')
    expect(await stuck()).toBe(many)
    await endFailing()
    await exchange.runDue()
    expect(await stuck(), 'not at once').toBe(many)
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await stuck()).toBe(0)
  })

  test('S4.22 purchase orders that cannot be ended do not keep others from ending, and are tried again', async () => {
    const buyer = await exchange.signInTrader({ funds: 100_00n })
    await run(sql`
      insert into purchase_orders (buyer_id, goods_id, price, quantity, state, expires_at)
      select ${buyer.userId}, ${redline}, 666, 1, 'awaiting_payment', amber_now() from generate_series(1, ${many}::int)`)
    await fail('update on purchase_orders', `new.state = 'cancelled' and new.price = 666`)
    const terms = { goods_id: redline, price: '5.00', quantity: 1 }
    const { purchase_id } = await exchange.ask(purchases.create, terms, await exchange.signInTrader())
    await exchange.advance(601)
    await exchange.runDue()
    const stuck = () => countOf(sql`purchase_orders where price = 666 and state = 'awaiting_payment'`)
    expect(await countOf(sql`purchase_orders where id = ${purchase_id}::bigint and state = 'cancelled'`)).toBe(1)
    expect(await stuck()).toBe(many)
    await endFailing()
    await exchange.runDue()
    expect(await stuck(), 'not at once').toBe(many)
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await stuck()).toBe(0)
  })

  /** Makes mails to this person fail, until `endFailing`. */
  const failToTell = ({ userId }: Person) => fail('insert on mails', `new.user_id = ${userId}`)

  test('S1.11 searches whose news cannot be told do not keep others from theirs, and are tried again', async () => {
    const [broken, other] = [await exchange.signIn(), await exchange.signIn()]
    await run(sql`
      insert into saved_searches (user_id, name, search, is_alerting, due_at)
      select ${broken.userId}, 'Cheap AKs', ${JSON.stringify(rifles)}::jsonb, true, amber_now()
      from generate_series(1, ${many}::int)`)
    await save(other)
    await sell(100_00n)
    await failToTell(broken)
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await mailKindsOf(exchange, other)).toEqual(['saved_search_found'])
    expect(await mailKindsOf(exchange, broken)).toEqual([])
    await endFailing()
    await exchange.runDue()
    expect(await mailKindsOf(exchange, broken), 'not at once').toEqual([])
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await countOf(sql`mails where user_id = ${broken.userId} and kind = 'saved_search_found'`)).toBe(many)
  })

  test('S4.21 the end of a restriction that cannot be told does not keep others from learning of theirs', async () => {
    const [broken, other] = [await exchange.signIn(), await exchange.signIn()]
    for (const { userId } of [broken, other]) {
      await run(sql`
        insert into restrictions (user_id, kind, ends_at, reason, imposed_by)
        values (${userId}, 'sale_banned', amber_now() + interval '1 minute', 'any', 'operator')`)
    }
    await failToTell(broken)
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await mailKindsOf(exchange, other)).toEqual(['restriction_ended_sale_banned'])
    expect(await mailKindsOf(exchange, broken)).toEqual([])
  })

  test('S1.11 a price that cannot be told does not keep others from theirs, and is tried again', async () => {
    const [broken, other] = [await exchange.signIn(), await exchange.signIn()]
    const alert = { goods_id: redline, style_id: 0, target_price: '500.00' }
    for (const person of [broken, other]) await exchange.ask(bookmarks.setPriceAlert, alert, person)
    await failToTell(broken)
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await mailKindsOf(exchange, other)).toEqual(['price_reached'])
    expect(await mailKindsOf(exchange, broken)).toEqual([])
    await endFailing()
    await exchange.runDue()
    expect(await mailKindsOf(exchange, broken), 'not at once').toEqual([])
    await exchange.advance(pause)
    await exchange.runDue()
    expect(await mailKindsOf(exchange, broken)).toEqual(['price_reached'])
  })
})
