import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listing } from '#contract/market/goods.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

test('S2.5 one listing by itself, while it is on sale; of one that is gone, what it was of', async () => {
  const seller = await exchange.signInTrader()
  const { listingId: listing_id } = await listItem(exchange, seller, 128_50n)
  const shown = await exchange.ask(listing, { listing_id })
  expect(shown).toMatchObject({ listing: { listing_id, price: '128.50', is_mine: false } })
  expect(shown.listing?.goods_id).toBe(shown.goods_id)
  expect((await exchange.ask(listing, { listing_id }, seller)).listing?.is_mine).toBe(true)
  const { db } = exchange.services
  await db
    .update(listings)
    .set({ state: 'off_shelf' })
    .where(eq(listings.id, BigInt(listing_id)))
  expect(await exchange.ask(listing, { listing_id })).toEqual({ ...shown, listing: null })
})

test('S2.5 one that never was is not found', async () => {
  expect(await exchange.call(listing, { listing_id: '999999' })).toMatchObject({ code: codes.notFound })
})
