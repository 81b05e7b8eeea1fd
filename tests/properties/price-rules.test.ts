import fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOnSale } from '#contract/selling.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { listingEvents } from '#exchange/db/schema/inventory.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { formatAmount } from '#lib/money.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { listItem } from '../setup/exchange/market.ts'

/** Sellers whose rules undercut each other, while time passes and another seller's price moves. */
const histories = Math.ceil(Number(process.env.HISTORIES ?? 100) / 5)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const fen = fc.integer({ min: 5_00, max: 100_00 })
const someRule = fc
  .record({ limits: fc.tuple(fen, fen), under: fc.integer({ min: 1, max: 500 }), isPercent: fc.boolean() })
  .map(({ limits, under, isPercent }) => {
    const [floor, ceiling] = limits[0] < limits[1] ? limits : [limits[1], limits[0]]
    return {
      base: 'lowest' as const,
      step: isPercent
        ? { unit: 'percent' as const, basis_points: -under }
        : { unit: 'amount' as const, amount: formatAmount(BigInt(-under)) },
      floor: formatAmount(BigInt(floor)),
      ceiling: formatAmount(BigInt(ceiling)),
    }
  })
/** Seconds pass, and sometimes the third price moves. */
const steps = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 700 }), moved: fc.option(fen) }), {
  minLength: 3,
  maxLength: 12,
})

test(
  `S1.5 opposing rules change a listing at most once in ten minutes, within floor and ceiling (SEED=${seed})`,
  { timeout: 20_000 + histories * 20_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(someRule, someRule, fen, steps, async (one, two, start, moments) => {
        const sellers = await Promise.all([one, two, null].map(() => exchange.signInTrader()))
        const listed = []
        for (const [index, rule] of [one, two, null].entries()) {
          const seller = sellers[index]!
          const { listingId } = await listItem(exchange, seller, BigInt(start))
          listed.push({ listingId, rule, seller })
          if (!rule) continue
          const { rule_id } = await exchange.ask(rules.save, { name: 'one', rule }, seller)
          await exchange.ask(rules.attach, { rule_id, listing_ids: [listingId] }, seller)
        }
        const third = listed[2]!
        for (const { seconds, moved } of moments) {
          await exchange.advance(seconds)
          if (moved !== null) {
            const item = {
              action: 'reprice' as const,
              listing_id: third.listingId,
              price: formatAmount(BigInt(moved)),
            }
            await exchange.ask(setOnSale, { items: [item] }, third.seller)
          }
          await exchange.runDue()
        }
        const ids = listed.map(({ listingId }) => BigInt(listingId))
        const events = await exchange.services.db
          .select()
          .from(listingEvents)
          .where(inArray(listingEvents.listingId, ids))
          .orderBy(listingEvents.id)
        for (const { listingId, rule } of listed) {
          const changes = events.filter(
            (event) => event.listingId === BigInt(listingId) && event.reason === 'price_rule',
          )
          if (!rule) expect(changes).toEqual([])
          for (const [index, { at, priceTo }] of changes.entries()) {
            expect(Number(formatAmount(priceTo))).toBeGreaterThanOrEqual(Number(rule!.floor))
            expect(Number(formatAmount(priceTo))).toBeLessThanOrEqual(Number(rule!.ceiling))
            const before = changes[index - 1]
            if (before) expect(at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(600_000)
          }
        }
        expect(await reconcile(exchange.services.db)).toEqual([])
        const items = ids.map((id) => ({ action: 'take_down' as const, listing_id: id.toString() }))
        for (const [index, item] of items.entries()) await exchange.ask(setOnSale, { items: [item] }, sellers[index]!)
      }),
      { numRuns: histories, seed, endOnFailure: true },
    )
  },
)
