import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as rules from '#contract/price-rules/price-rules.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { stockItem } from '../../setup/exchange/purchases.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

test('S1.5 a price list is judged line by line, and nothing of it is done', async () => {
  const seller = await exchange.signInTrader()
  const other = await exchange.signInTrader()
  const mine = await listItem(exchange, seller, 60_00n)
  const { assetId } = await stockItem(exchange, seller)
  const theirs = await listItem(exchange, other, 60_00n)
  const answer = await exchange.ask(
    rules.checkPriceList,
    {
      rows: [
        { line: 2, listing_id: mine.listingId, price: '¥1,059.9' },
        { line: 3, asset_id: assetId, price: '12' },
        { line: 4, listing_id: theirs.listingId, price: '12.00' },
        { line: 5, listing_id: mine.listingId, price: '61.00' },
        { line: 6, listing_id: mine.listingId, price: '12.345' },
        { line: 7, price: '12.00' },
        { line: 9, listing_id: 'x', price: '12.00' },
      ],
    },
    seller,
  )
  expect(answer).toMatchObject({ accepted: 2, refused: 5 })
  expect(answer.rows).toMatchObject([
    {
      line: 2,
      code: 0,
      action: { action: 'reprice', listing_id: mine.listingId, price: '1059.90' },
      price_now: '60.00',
    },
    { line: 3, code: 0, action: { action: 'list', asset_id: assetId, price: '12.00' }, price_now: null },
    { line: 4, code: codes.notFound, action: null },
    { line: 5, code: codes.requestInvalid, extra: { line: 2 } },
    { line: 6, code: codes.requestInvalid, extra: { fields: ['price'] } },
    { line: 7, code: codes.requestInvalid },
    { line: 9, code: codes.notFound },
  ])
  const [row] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(mine.listingId)))
  expect(row!.price).toBe(60_00n)
  expect((await exchange.call(rules.checkPriceList, { rows: [] }, seller)).code).toBe(codes.requestInvalid)
})
