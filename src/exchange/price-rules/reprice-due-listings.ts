import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { applyPriceRule } from '#contract/price-rules/apply-price-rule.ts'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { type RepricingOutcome, repricingPause } from '#contract/price-rules/words.ts'
import { priceBounds } from '#contract/price-bounds.ts'
import { formatAmount } from '#lib/money.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listings } from '../db/schema/listings.ts'
import { priceRules, ruledListings } from '../db/schema/price-rules.ts'
import { isRepeatable, transact } from '../db/transact.ts'
import type { ListingRow } from '../listings/move-listing.ts'
import { Refusal } from '../refusal.ts'
import { applySales, checkSeller } from '../selling/apply-sales.ts'
import type { Services } from '../services.ts'
import { byRule } from '../listings/rule-looks.ts'
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
    const ids = due.map(({ listingId }) => listingId)
    try {
      await tx.transaction(async (savepoint) => {
        const outcomes = await reprice(savepoint, userId, await readRuled(savepoint, due))
        await note(savepoint, ids, outcomes)
      })
    } catch (error) {
      if (isRepeatable(error)) throw error
      // One seller's defect must not keep everybody else's listings waiting.
      boundedLogger.error({ userId, error }, 'repricing a seller’s listings failed')
      await putOff(tx, ids)
    }
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

/** Locks the person before these rows, as saving, pausing or attaching a rule does, and these before listings. Waits for
 * neither. */
async function takeDue(tx: Transaction): Promise<Due[]> {
  const { listingId, ruleId, userId, dueAt } = ruledListings
  const passed: bigint[] = []
  for (;;) {
    const seller = await lockNextSeller(tx, passed)
    if (!seller) return []
    const due = await tx
      .select({ listingId, ruleId, userId })
      .from(ruledListings)
      .where(and(eq(userId, seller.id), lte(dueAt, databaseNow)))
      .orderBy(asc(dueAt), asc(listingId))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    if (due.length > 0) return due
    // Another round has taken all of theirs.
    passed.push(seller.id)
  }
}

/** Locks the seller who has waited longest, except those passed over and those who are changing something now. */
async function lockNextSeller(tx: Transaction, passed: bigint[]): Promise<{ id: bigint } | undefined> {
  const { listingId, userId, dueAt } = ruledListings
  const [seller] = await tx
    .select({ id: users.id })
    .from(ruledListings)
    .innerJoin(users, eq(users.id, userId))
    .where(and(lte(dueAt, databaseNow), notInArray(userId, passed)))
    .orderBy(asc(dueAt), asc(listingId))
    .limit(1)
    .for('share', { of: users, skipLocked: true })
  return seller
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

const nextLook = sql`amber_now() + make_interval(secs => ${repricingPause}::int)`

const putOff = (tx: Transaction, ids: bigint[]) =>
  tx.update(ruledListings).set({ dueAt: nextLook }).where(inArray(ruledListings.listingId, ids))

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
      due_at = ${nextLook}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as made (listing bigint, outcome text)
    where ruled.listing_id = made.listing`)
}
