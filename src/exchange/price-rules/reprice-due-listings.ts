import { asc, inArray, sql } from 'drizzle-orm'
import { applyPriceRule } from '#contract/price-rules/apply-price-rule.ts'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { type RepricingOutcome, repricingPause } from '#contract/price-rules/words.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { listings } from '../db/schema/listings.ts'
import { priceRules } from '../db/schema/price-rules.ts'
import { transact } from '../db/transact.ts'
import type { ListingRow } from '../listings/move-listing.ts'
import { priceBounds } from '../listings/price-bounds.ts'
import { Refusal } from '../refusal.ts'
import { applySales, checkSeller } from '../selling/apply-sales.ts'
import type { Services } from '../services.ts'
import { byRule } from './next-look.ts'
import { readBases } from './read-bases.ts'

/** Listings of one seller, in one transaction. */
const batchSize = 250

interface Ruled {
  listing: ListingRow
  rule: PriceRule
}

/**
 * Runs one round over the listings whose price rule is due, for the seller who has waited longest. The price changes as
 * if the seller had done it, and only if the rule gives another one. Each listing is checked once in ten minutes, so
 * two rules that undercut each other make one step each in that time. Any number of processes may run it.
 *
 * @returns the number of listings checked.
 */
export async function repriceDueListings({ db }: Pick<Services, 'db'>): Promise<number> {
  const looked = await transact(db, async (tx) => {
    const due = await takeDue(tx)
    if (due.length === 0) return 0
    const { userId } = due[0]!
    const ruled = await readRuled(tx, due)
    const outcomes = await reprice(tx, userId, ruled)
    await note(
      tx,
      due.map(({ listingId }) => listingId),
      outcomes,
    )
    return due.length
  })
  if (looked instanceof Refusal) throw new Error(looked.message.en)
  return looked
}

interface Due {
  listingId: bigint
  ruleId: bigint
  userId: bigint
}

/** Locks these rows before people and listings; nothing locks them the other way around. */
async function takeDue(tx: Transaction): Promise<Due[]> {
  const [first] = await rowsOf<{ user_id: string }>(
    tx,
    sql`select user_id::text from ruled_listings where due_at <= amber_now()
      order by due_at, listing_id limit 1 for update skip locked`,
  )
  if (!first) return []
  const rows = await rowsOf<{ listing_id: string; rule_id: string }>(
    tx,
    sql`select listing_id::text, rule_id::text from ruled_listings
      where user_id = ${first.user_id}::bigint and due_at <= amber_now()
      order by due_at, listing_id limit ${batchSize} for update skip locked`,
  )
  return rows.map(({ listing_id, rule_id }) => ({
    listingId: BigInt(listing_id),
    ruleId: BigInt(rule_id),
    userId: BigInt(first.user_id),
  }))
}

async function readRuled(tx: Transaction, due: readonly Due[]): Promise<Ruled[]> {
  const rules = await tx
    .select()
    .from(priceRules)
    .where(inArray(priceRules.id, [...new Set(due.map(({ ruleId }) => ruleId))]))
  const ruleOf = new Map(rules.map(({ id, rule }) => [id, rule]))
  const ruleIds = new Map(due.map(({ listingId, ruleId }) => [listingId, ruleId]))
  const rows = await tx
    .select()
    .from(listings)
    .where(
      inArray(
        listings.id,
        due.map(({ listingId }) => listingId),
      ),
    )
    .orderBy(asc(listings.id))
  return rows.map((listing) => ({ listing, rule: ruleOf.get(ruleIds.get(listing.id)!)! }))
}

async function reprice(
  tx: Transaction,
  userId: bigint,
  ruled: readonly Ruled[],
): Promise<Map<bigint, RepricingOutcome>> {
  const outcomes = new Map<bigint, RepricingOutcome>()
  if (await checkSeller(tx, userId, [{ action: 'reprice' }])) {
    for (const { listing } of ruled) outcomes.set(listing.id, 'seller_restricted')
    return outcomes
  }
  const changes = new Map<bigint, bigint>()
  for (const [nth, group] of Map.groupBy(ruled, ({ rule }) => rule.nth)) {
    const measured = await readBases(
      tx,
      userId,
      group.map(({ listing }) => listing),
      nth,
    )
    for (const [index, { listing, rule }] of group.entries()) {
      if (listing.state !== 'on_sale') {
        outcomes.set(listing.id, 'not_on_sale')
        continue
      }
      const found = applyPriceRule(rule, measured[index]!.bases, priceBounds)
      if (found.price === null) outcomes.set(listing.id, found.reason)
      else if (found.price === listing.price) outcomes.set(listing.id, 'unchanged')
      else changes.set(listing.id, found.price)
    }
  }
  const actions = [...changes].map(([id, price]) => ({
    action: 'reprice' as const,
    listing_id: id.toString(),
    price: formatAmount(price),
  }))
  const sales = await applySales(tx, userId, actions, byRule)
  for (const [index, id] of [...changes.keys()].entries()) {
    const sale = sales[index]!
    const isRefused = sale instanceof Refusal
    outcomes.set(id, isRefused ? 'not_on_sale' : sale.isChanged ? 'repriced' : 'unchanged')
  }
  return outcomes
}

/** Records the outcome of each check; listings that have ended drop their rule. */
async function note(
  tx: Transaction,
  ids: readonly bigint[],
  outcomes: ReadonlyMap<bigint, RepricingOutcome>,
): Promise<void> {
  await tx.execute(sql`
    delete from ruled_listings using listings
    where ruled_listings.listing_id = listings.id and ${inArray(listings.id, [...ids])}
      and listings.state in ('sold', 'off_shelf')`)
  const rows = [...outcomes].map(([listing, outcome]) => ({ listing: listing.toString(), outcome }))
  await tx.execute(sql`
    update ruled_listings as ruled set outcome = made.outcome, looked_at = amber_now(),
      due_at = amber_now() + make_interval(secs => ${repricingPause}::int)
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as made (listing bigint, outcome text)
    where ruled.listing_id = made.listing`)
}
