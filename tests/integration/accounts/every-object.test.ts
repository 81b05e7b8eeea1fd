import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { type Kind, kinds, makeOneOfEach } from '../../setup/exchange/one-of-each.ts'
import { fieldsOf, requestWith } from '../../setup/request-fields.ts'

/**
 * What the ids in requests refer to, by call and field. `open` marks what anybody may name: listings to buy, purchase
 * orders to supply, shops, and filters of one's own lists.
 */
const named: Record<string, Kind | 'open'> = {
  'activities.exchangeGift activity_id': 'open',
  'market.listing listing_id': 'open',
  'market.onSaleList seller_id': 'open',
  'market.filter seller_id': 'open',
  'market.sell seller_id': 'open',
  'orders.cancel order_id': 'order',
  'orders.create items.[].listing_id': 'open',
  'orders.detail order_id': 'order',
  'orders.list order_id': 'open',
  'orders.pay order_ids.[]': 'order',
  'orders.quote listing_ids.[]': 'open',
  'orders.requestSellerTrade order_id': 'order',
  'orders.buyerSteamInfo order_id': 'order',
  'orders.counterpartRecord order_id': 'order',
  'orders.refreshBuyerSteamInfo order_id': 'order',
  'cart.add listing_ids.[]': 'open',
  'cart.order items.[].listing_id': 'open',
  'cart.remove listing_ids.[]': 'open',
  'sweeps.buy seller_id': 'open',
  'sweeps.quote seller_id': 'open',
  'bargains.check listing_id': 'open',
  'bargains.create listing_id': 'open',
  'bargains.handle bargain_id': 'bargain',
  'bargains.pay bargain_id': 'bargain',
  'bargains.purchase listing_id': 'open',
  'bargains.detail bargain_id': 'bargain',
  'bargains.received listing_id': 'open',
  'bargains.sent listing_id': 'open',
  'bargains.states bargain_ids.[]': 'bargain',
  'bargains.set listing_ids.[]': 'listing',
  'purchaseOrders.change purchase_id': 'purchase_order',
  'purchaseOrders.detail purchase_id': 'purchase_order',
  'purchaseOrders.maxPriceByGoods items.[].asset_id': 'asset',
  'purchaseOrders.pay purchase_id': 'purchase_order',
  'purchaseOrders.set purchase_ids.[]': 'purchase_order',
  'purchaseOrders.setOutbid purchase_id': 'purchase_order',
  'purchaseOrders.supply purchase_id': 'open',
  'purchaseOrders.list asset_id': 'asset',
  'purchaseOrders.supply asset_ids.[]': 'asset',
  'inventory.detail asset_id': 'asset',
  'inventory.remark asset_id': 'asset',
  'selling.refresh listing_ids.[]': 'listing',
  'selling.toppedState listing_ids.[]': 'listing',
  'selling.setOnSale items.[].asset_id': 'asset',
  'selling.setOnSale items.[].listing_id': 'listing',
  'listingJobs.create items.[].asset_id': 'asset',
  'listingJobs.create items.[].listing_id': 'listing',
  'listingJobs.create rule_id': 'price_rule',
  'listingJobs.detail job_id': 'listing_job',
  'listingJobs.stop job_id': 'listing_job',
  'priceRules.attach listing_ids.[]': 'listing',
  'priceRules.attach rule_id': 'price_rule',
  'priceRules.delete rule_id': 'price_rule',
  'priceRules.pause rule_id': 'price_rule',
  'priceRules.quote asset_ids.[]': 'asset',
  'priceRules.quote listing_ids.[]': 'listing',
  'priceRules.save rule_id': 'price_rule',
  'selling.shopList shop_id': 'open',
  'shop.follow shop_id': 'open',
  'shop.followState shop_id': 'open',
  'shop.infoById shop_id': 'open',
  'shop.look shop_id': 'open',
  'wallet.rechargeCheck recharge_id': 'recharge',
  'wallet.withdraw account_id': 'receiving_account',
  'wallet.withdrawCancel withdraw_id': 'withdrawal',
  'wallet.withdrawCheck account_id': 'receiving_account',
  'wallet.withdrawConfirm withdraw_id': 'withdrawal',
  'wallet.withdrawDetail withdraw_id': 'withdrawal',
  'wallet.withdrawResend withdraw_id': 'withdrawal',
  'receivingAccounts.bind account_id': 'receiving_account',
  'receivingAccounts.bindApply bind_id': 'binding',
  'receivingAccounts.bindCheck bind_id': 'binding',
  'receivingAccounts.detail account_id': 'receiving_account',
  'receivingAccounts.unbind account_id': 'receiving_account',
  'user.endSessions session_id': 'session',
  'checks.create plan.items.[].listing_id': 'open',
  'checks.create plan.purchase_id': 'open',
  'checks.create plan.asset_ids.[]': 'asset',
  'mail.updateRead mail_ids.[]': 'mail',
  'bookmarks.add listing_id': 'open',
  'bookmarks.delete bookmark_ids.[]': 'bookmark',
  'bookmarks.delete listing_id': 'open',
  'bookmarks.priceAlert listing_id': 'open',
  'bookmarks.setPriceAlert listing_id': 'open',
  'savedSearches.change search_id': 'saved_search',
  'savedSearches.delete search_id': 'saved_search',
  'savedSearches.markSeen search_id': 'saved_search',
  'savedSearches.save search.seller_id': 'open',
  'feedback.add order_id': 'order',
  'feedback.add shop.shop_id': 'open',
  'feedback.close feedback_id': 'feedback',
  'feedback.record feedback_id': 'feedback',
  'feedback.reply feedback_id': 'feedback',
}

const fields = allCalls.flatMap((call) =>
  fieldsOf(call, 'id').map((path) => ({ call, path, key: `${call.name} ${path.join('.')}` })),
)

test('every id in a request is known to be somebody’s, or anybody’s', () => {
  expect([...new Set(fields.map(({ key }) => key))].sort()).toEqual(Object.keys(named).sort())
})

describe('S6.2 S6.4 what is somebody else’s', () => {
  let exchange: TestExchange
  let stranger: Trader
  const owned = {} as Record<Kind, string>

  beforeAll(async () => {
    exchange = await openTestExchange()
    stranger = await exchange.signInTrader({ funds: 1_000_00n })
    Object.assign(owned, await makeOneOfEach(exchange))
  })
  afterAll(() => exchange.close())

  const answerTo = async (call: Call, path: readonly string[], id: string) => {
    const { code, message, data, extra } = await exchange.call(call, requestWith(call, path, id) as never, stranger)
    return JSON.parse(JSON.stringify({ code, message, data, extra }).replaceAll(`"${id}"`, '"ID"'))
  }

  const guarded = fields.filter(({ key }) => named[key] !== 'open')
  test.each(guarded.map((field) => [field.key, field] as const))('is not there for %s', async (key, { call, path }) => {
    const before = await everything(exchange)
    const answer = await answerTo(call, path, owned[named[key] as Kind])
    // Some calls are limited to one a minute.
    await exchange.advance(61)
    expect(answer).toEqual(await answerTo(call, path, nobodys))
    expect(await everything(exchange)).toEqual(before)
  })

  test('and there was one of each', () => {
    expect(kinds.filter((kind) => !/^\d+$/.test(owned[kind] ?? ''))).toEqual([])
  })
})

const nobodys = '9'.repeat(17)

/** Returns all rows that a stranger might have changed. */
async function everything(exchange: TestExchange): Promise<Record<string, unknown>> {
  const tables = [
    'assets',
    'bargains',
    'bookmarks',
    'feedback_messages',
    'feedbacks',
    'ledger_postings',
    'listing_jobs',
    'listing_job_items',
    'listings',
    'mails',
    'orders',
    'receiving_accounts',
    'receiving_account_bindings',
    'price_rules',
    'ruled_listings',
    'purchase_orders',
    'recharges',
    'saved_searches',
    'withdrawals',
  ]
  const sessions = await rowsOf(exchange.services.db, sql`select id, ended_at from sessions order by id`)
  const read = async (table: string) =>
    [table, await rowsOf(exchange.services.db, sql`select * from ${sql.identifier(table)} order by 1`)] as const
  return { sessions, ...Object.fromEntries(await Promise.all(tables.map(read))) }
}
