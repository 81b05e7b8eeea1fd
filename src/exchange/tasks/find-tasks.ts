import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type TaskKind, taskKind } from '#contract/tasks.ts'
import type { Queryable } from '../db/connection.ts'
import { bargains } from '../db/schema/bargains.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import { withdrawals } from '../db/schema/payments.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { awaitedOf } from '../orders/delivery-side.ts'

/** Something a person has to do; amounts in fen. */
export interface Task {
  kind: TaskKind
  about: bigint
  /** The person's side of the trade; null for a withdrawal. */
  role: 'buyer' | 'seller' | null
  listingId: bigint | null
  goods: { goodsId: string; styleId: number } | null
  amount: bigint
  deadlineAt: Date | null
}

/**
 * Finds the first `most` of a person's tasks, the nearest deadline first and those without one last, and counts all of
 * them.
 */
export async function findTasks(
  db: Queryable,
  userId: bigint,
  most: number,
): Promise<{ first: Task[]; counts: Record<TaskKind, number> }> {
  const found = await Promise.all([
    ofOrders(db, userId),
    ofBargains(db, userId),
    ofPurchaseOrders(db, userId),
    ofWithdrawals(db, userId),
  ])
  const dated = found.flat().sort(byDeadline)
  const failed = and(eq(listings.sellerId, userId), eq(listings.state, 'failed'))
  const counts = Object.fromEntries(taskKind.options.map((kind) => [kind, 0])) as Record<TaskKind, number>
  for (const { kind } of dated) counts[kind]++
  counts.fix_listing = await db.$count(listings, failed)
  // Failed listings have no deadline, so a seller may have thousands: only those that are shown are read.
  const undated = await ofListings(db, failed, Math.max(most - dated.length, 0))
  return { first: [...dated.slice(0, most), ...undated], counts }
}

const byDeadline = (a: Task, b: Task) =>
  (a.deadlineAt?.getTime() ?? Infinity) - (b.deadlineAt?.getTime() ?? Infinity) || (a.about < b.about ? -1 : 1)

const orderTasks = {
  awaiting_payment: 'pay_order',
  awaiting_delivery: 'send_offer',
  awaiting_acceptance: 'accept_offer',
} as const

async function ofOrders(db: Queryable, userId: bigint): Promise<Task[]> {
  const states = Object.keys(orderTasks) as (keyof typeof orderTasks)[]
  const rows = await db
    .select()
    .from(orders)
    .where(and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), inArray(orders.state, states)))
  return rows
    .map((order) => ({ order, role: order.buyerId === userId ? ('buyer' as const) : ('seller' as const) }))
    .filter(({ order, role }) => awaitedOf(order) === role)
    .map(({ order, role }) => ({
      kind: orderTasks[order.state as keyof typeof orderTasks],
      about: order.id,
      role,
      listingId: order.listingId,
      goods: order,
      amount: order.price,
      deadlineAt: order.deadlineAt,
    }))
}

async function ofBargains(db: Queryable, userId: bigint): Promise<Task[]> {
  const rows = await db
    .select({ bargain: bargains, listing: listings })
    .from(bargains)
    .innerJoin(listings, eq(listings.id, bargains.listingId))
    .where(
      or(
        and(eq(bargains.buyerId, userId), inArray(bargains.state, ['awaiting_payment', 'countered'])),
        and(eq(bargains.sellerId, userId), eq(bargains.state, 'open'), sql`${bargains.paidAt} is not null`),
      ),
    )
  const kinds = { awaiting_payment: 'pay_bargain', countered: 'pay_difference', open: 'answer_bargain' } as const
  return rows.map(({ bargain, listing }) => ({
    kind: kinds[bargain.state as keyof typeof kinds],
    about: bargain.id,
    role: bargain.buyerId === userId ? 'buyer' : 'seller',
    listingId: listing.id,
    goods: listing,
    amount: bargain.state === 'countered' ? bargain.counterPrice! - bargain.price : bargain.price,
    deadlineAt: bargain.deadlineAt,
  }))
}

async function ofPurchaseOrders(db: Queryable, userId: bigint): Promise<Task[]> {
  const rows = await db
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.buyerId, userId), eq(purchaseOrders.state, 'awaiting_payment')))
  return rows.map((purchase) => ({
    kind: 'pay_purchase_order',
    about: purchase.id,
    role: 'buyer',
    listingId: null,
    goods: purchase,
    amount: purchase.price * BigInt(purchase.quantity),
    deadlineAt: purchase.expiresAt,
  }))
}

async function ofWithdrawals(db: Queryable, userId: bigint): Promise<Task[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.state, 'awaiting_confirmation')))
  return rows.map(({ id, amount, expiresAt }) => ({
    kind: 'confirm_withdrawal',
    about: id,
    role: null,
    listingId: null,
    goods: null,
    amount,
    deadlineAt: expiresAt,
  }))
}

async function ofListings(db: Queryable, failed: SQL | undefined, most: number): Promise<Task[]> {
  const rows = await db.select().from(listings).where(failed).orderBy(asc(listings.id)).limit(most)
  return rows.map((listing) => ({
    kind: 'fix_listing',
    about: listing.id,
    role: 'seller',
    listingId: listing.id,
    goods: listing,
    amount: listing.price,
    deadlineAt: null,
  }))
}
