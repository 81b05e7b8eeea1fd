import { sql } from 'drizzle-orm'
import type { OrderActor } from '#contract/orders/orders.ts'
import type { ListingFailure, ListingState } from '#contract/selling.ts'
import { voidBargains } from '../bargains/void-bargains.ts'
import type { Transaction } from '../db/connection.ts'
import { isAmong, statement } from '../db/statement.ts'
import { listingEvents } from '../db/schema/inventory.ts'
import { listings } from '../db/schema/listings.ts'
import { recordMarketEvents } from '../market-events/record-market-event.ts'
import { type ListingEvent, listingMachine } from './states.ts'

export type ListingRow = typeof listings.$inferSelect

export interface ListingMove {
  event: Exclude<ListingEvent, 'reprice'>
  actor: OrderActor
  /** For the event `fail`. */
  failure?: ListingFailure
  reason?: string
}

/** The state a listing would move to, or why it can't. Commands check this before they move anything. */
export const stepOf = (listing: Pick<ListingRow, 'state'>, event: ListingEvent, actor: OrderActor) =>
  listingMachine.step(listing.state, event, actor, null, new Date(0))

/**
 * The only way to change a listing's state: moves locked listings along one declared edge each, writes the step into
 * their history and, if a seller or a fault moved them, into the market's feed (orders notify the feed themselves: only
 * they know the price paid). The caller has checked `stepOf`, so an undeclared edge is a bug and throws. Afterwards,
 * last in its transaction, the caller refreshes the goods' markets.
 *
 * @returns the listings in their new state, in the given order.
 */
export async function moveListings(
  tx: Transaction,
  rows: readonly ListingRow[],
  move: ListingMove,
): Promise<ListingRow[]> {
  const failure = move.event === 'fail' ? (move.failure ?? null) : null
  const moved = rows.map((row): ListingRow => {
    const step = stepOf(row, move.event, move.actor)
    if (!step.ok) throw new Error(`listing ${row.id}: ${step.reason}`)
    return { ...row, state: step.to, failure }
  })
  for (const [from, group] of Map.groupBy(rows, (row) => row.state)) {
    const to = moved.find(({ id }) => id === group[0]!.id)!.state
    await changeState(tx, group, { ...move, from, to, failure })
  }
  await notifyFeed(tx, rows, move.event)
  await endBargains(tx, rows, move.event)
  return moved
}

/** Ends bargains on what is no longer offered. An order ends them itself, when it is paid. */
async function endBargains(tx: Transaction, rows: readonly ListingRow[], event: ListingEvent): Promise<void> {
  if (event !== 'take_down' && event !== 'fail') return
  await voidBargains(
    tx,
    rows.map(({ id }) => id),
    event === 'fail' ? 'failed' : 'off_shelf',
  )
}

/** Writes the new state and the history step in one statement. */
async function changeState(
  tx: Transaction,
  rows: readonly ListingRow[],
  step: Pick<ListingMove, 'event' | 'actor' | 'reason'> & {
    from: ListingState
    to: ListingState
    failure: ListingFailure | null
  },
): Promise<void> {
  const { event, actor, reason = null, from, to, failure } = step
  const ids = rows.map(({ id }) => id)
  const changed = await writeState(tx, { ids, event, from, to, failure, actor, reason })
  if (changed.length !== ids.length) throw new Error(`listings left ${from} while they were locked: ${ids.join(', ')}`)
}

const writeState = statement<{
  ids: bigint[]
  event: ListingEvent
  from: ListingState
  to: ListingState
  failure: ListingFailure | null
  actor: OrderActor
  reason: string | null
}>(
  ({ ids, event, from, to, failure, actor, reason }) => sql`
    with changed as (
      update listings
      set state = ${to}, failure = ${failure}, topped_until = case when ${to} = 'on_sale' then topped_until end
      where ${isAmong(sql`id`, ids, 'bigint')} and state = ${from}
      returning id, price
    )
    insert into listing_events
      (listing_id, event, from_state, to_state, price_from, price_to, failure, actor, reason)
    select id, ${event}, ${from}, ${to}, price, price, ${failure}, ${actor}, ${reason} from changed order by id
    returning listing_id::text`,
)

/** Reprices locked listings that are on sale, or have failed (fen); `reason` is set if a price rule does so. */
export async function priceListings(
  tx: Transaction,
  changes: readonly { listing: ListingRow; price: bigint }[],
  reason: string | null = null,
): Promise<ListingRow[]> {
  if (changes.length === 0) return []
  const moved = changes.map(({ listing, price }): ListingRow => {
    const step = stepOf(listing, 'reprice', 'seller')
    if (!step.ok) throw new Error(`listing ${listing.id}: ${step.reason}`)
    return { ...listing, price }
  })
  await tx.execute(sql`
    update listings set price = change.price
    from (values ${sql.join(
      moved.map(({ id, price }) => sql`(${id}::bigint, ${price}::bigint)`),
      sql`, `,
    )}) as change (id, price)
    where listings.id = change.id`)
  await tx.insert(listingEvents).values(
    moved.map((now, index) => ({
      listingId: now.id,
      event: 'reprice',
      fromState: changes[index]!.listing.state,
      toState: now.state,
      priceFrom: changes[index]!.listing.price,
      priceTo: now.price,
      failure: now.failure,
      actor: 'seller' as const,
      reason,
    })),
  )
  await voidBargains(
    tx,
    changes.filter(({ listing, price }) => listing.price !== price).map(({ listing }) => listing.id),
    'price_changed',
  )
  await recordMarketEvents(
    tx,
    moved.filter(isForSale).map((now) => ({ ...now, kind: 'price_changed', listingId: now.id })),
  )
  return moved
}

type NewListing = Pick<
  ListingRow,
  | 'assetId'
  | 'sellerId'
  | 'goodsId'
  | 'styleId'
  | 'price'
  | 'wear'
  | 'paintSeed'
  | 'isShopOnline'
  | 'allowsBargain'
  | 'lowestBargainPercent'
  | 'isBargainable'
>

/** Puts assets on sale; the caller has locked them and made sure that none is already listed or in an order. */
export async function openListings(tx: Transaction, wanted: readonly NewListing[]): Promise<ListingRow[]> {
  if (wanted.length === 0) return []
  const opened = await tx
    .insert(listings)
    .values([...wanted])
    .returning()
  await tx.insert(listingEvents).values(
    opened.map((row) => ({
      listingId: row.id,
      event: 'list',
      toState: row.state,
      priceTo: row.price,
      actor: 'seller' as const,
    })),
  )
  await recordMarketEvents(
    tx,
    opened.filter(isForSale).map((row) => ({ ...row, kind: 'listed', listingId: row.id })),
  )
  return opened
}

/** Visible to buyers and for sale. */
const isForSale = ({ state, isShopOnline }: ListingRow) => state === 'on_sale' && isShopOnline

async function notifyFeed(tx: Transaction, before: readonly ListingRow[], event: ListingEvent): Promise<void> {
  const isLeaving = event === 'take_down' || event === 'fail'
  if (!isLeaving && event !== 'retry') return
  const told = isLeaving ? before.filter(isForSale) : before.filter(({ isShopOnline }) => isShopOnline)
  await recordMarketEvents(
    tx,
    told.map((row) => ({ ...row, kind: isLeaving ? 'cancelled' : 'listed', listingId: row.id })),
  )
}
