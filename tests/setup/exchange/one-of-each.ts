import * as bookmarks from '#contract/bookmarks.ts'
import * as feedback from '#contract/feedback.ts'
import * as listingJobs from '#contract/listing-jobs.ts'
import { listMsg } from '#contract/mail.ts'
import * as priceRules from '#contract/price-rules/price-rules.ts'
import * as savedSearches from '#contract/saved-searches.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as security from '#contract/accounts/user-security.ts'
import type { TestExchange } from '../exchange.ts'
import { createBargaining } from './bargains.ts'
import { listItem } from './market.ts'
import { createMoney } from './money.ts'
import { createPurchases, stockItem } from './purchases.ts'
import { createTrading } from './trading.ts'

/** Kinds of objects that have an owner. */
export const kinds = [
  'asset',
  'bargain',
  'binding',
  'bookmark',
  'feedback',
  'listing',
  'listing_job',
  'mail',
  'order',
  'receiving_account',
  'price_rule',
  'purchase_order',
  'recharge',
  'saved_search',
  'session',
  'withdrawal',
] as const
export type Kind = (typeof kinds)[number]

/** Creates one object of each kind, all owned by one person. */
export async function makeOneOfEach(exchange: TestExchange): Promise<Record<Kind, string>> {
  const [owner, buyer] = [
    await exchange.signInTrader({ funds: 1_000_00n }),
    await exchange.signInTrader({ funds: 1_000_00n }),
  ]
  const money = createMoney(exchange)
  const sold = await listItem(exchange, owner, 10_00n)
  const listed = await listItem(exchange, owner, 20_00n)
  const order = await createTrading(exchange).buy(buyer, sold)
  const bargain = await createBargaining(exchange).offer(buyer, listed, '18.00')
  const purchase_order = await createPurchases(exchange).post(owner, 5_00n, 1)
  const { assetId: asset } = await stockItem(exchange, owner)
  const { recharge_id: recharge } = await money.recharge(owner, '10.00')
  await money.verify(owner)
  const { account_id: receiving_account } = await money.bind(owner)
  await exchange.advance(61)
  const { withdraw_id: withdrawal } = await money.begin(owner, '20.00')
  const { bind_id: binding } = await exchange.ask(accounts.bindNext, { account: 'other@mail.example' }, owner)
  const { feedback_id } = await exchange.ask(feedback.add, { topic: 'other', text: 'Where is it?' }, owner)
  await exchange.ask(bookmarks.addBookmark, { listing_id: listed.listingId }, buyer)
  const marks = await exchange.ask(bookmarks.listingBookmarks, {}, buyer)
  const mails = await exchange.ask(listMsg, {}, owner)
  const sessions = await exchange.ask(security.listSessions, {}, owner)
  const { job_id: listing_job } = await exchange.ask(
    listingJobs.create,
    { items: [{ action: 'list', asset_id: asset, price: '30.00' }] },
    owner,
  )
  const rule = { base: 'lowest' as const, step: { unit: 'percent' as const, basis_points: -100 }, floor: '1.00' }
  const { rule_id: price_rule } = await exchange.ask(priceRules.save, { name: 'one', rule }, owner)
  const { search_id: saved_search } = await exchange.ask(
    savedSearches.save,
    { name: 'one', search: { keyword: 'redline' } },
    owner,
  )
  return {
    asset,
    bargain,
    binding,
    bookmark: marks.items[0]!.bookmark_id,
    feedback: feedback_id,
    listing: listed.listingId,
    listing_job,
    mail: mails.items[0]!.mail_id,
    order,
    receiving_account,
    price_rule,
    purchase_order,
    recharge,
    saved_search,
    session: sessions.items[0]!.session_id,
    withdrawal,
  }
}
