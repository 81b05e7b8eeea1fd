import { type SQL, sql } from 'drizzle-orm'
import { expireDueBargains } from '../bargains/expire-due-bargains.ts'
import { tellReachedPrices } from '../bookmarks/tell-reached-prices.ts'
import { bargainDueAt, liveBargainStates } from '../db/schema/bargains.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { livePurchaseOrderStates, purchaseOrderDueAt } from '../db/schema/purchase-orders.ts'
import { rereadDueInventories } from '../inventory/reread-due-inventories.ts'
import { notifyEndedRestrictions } from '../moderation/notify-ended-restrictions.ts'
import { isUnpaid, isWatched } from '../orders/claim-orders.ts'
import { endUnpaidOrders } from '../orders/end-unpaid-orders.ts'
import { watchDueOrders } from '../orders/watch-due-orders.ts'
import { expirePurchaseOrders } from '../purchase-orders/commands/expire-purchase-orders.ts'
import { outbidDuePurchases } from '../purchase-orders/outbid-due-purchases.ts'
import { repriceDueListings } from '../price-rules/reprice-due-listings.ts'
import { alertDueSearches } from '../saved-searches/alert-due-searches.ts'
import { runListingJobs } from '../selling/run-listing-jobs.ts'
import type { Services } from '../services.ts'
import { advanceDueRecharges } from '../wallet/recharges/advance-due-recharges.ts'
import { advanceDueWithdrawals } from '../wallet/withdrawals/advance-due-withdrawals.ts'

/** A table's rows with deadlines, and the work to do when they are due. */
export interface DueRound {
  name: string
  /**
   * Runs one round over the rows that are due, and returns how many it processed: 0 means that nothing is due. Any
   * number of processes may run it, each of them several times at once.
   */
  run(services: Services): Promise<number>
  /** When the next row is due, as a subquery; null if none is. */
  nextDue: SQL
  /** Concurrent rounds in this process: more than one if they wait for an outside service. */
  atOnce: number
  /** Whether it only asks the platform about trade offers: it then pauses while the platform is down. */
  asksPlatform: boolean
}

const plain = { atOnce: 1, asksPlatform: false }

/** Every table with deadlines. None of them waits for another, least of all for one that calls an outside service. */
export const dueRounds: readonly DueRound[] = [
  {
    ...plain,
    name: 'unpaid orders',
    run: endUnpaidOrders,
    nextDue: sql`select min(due_at) from orders where ${isUnpaid}`,
  },
  {
    name: 'watched orders',
    run: watchDueOrders,
    nextDue: sql`select min(due_at) from orders where ${isWatched}`,
    atOnce: 4,
    asksPlatform: true,
  },
  {
    ...plain,
    name: 'bargains',
    run: expireDueBargains,
    nextDue: sql`select min(${bargainDueAt}) from bargains where ${isOneOf('state', liveBargainStates)}`,
  },
  {
    ...plain,
    name: 'purchase orders',
    run: expirePurchaseOrders,
    nextDue: sql`select min(${purchaseOrderDueAt}) from purchase_orders where ${isOneOf('state', livePurchaseOrderStates)}`,
  },
  {
    ...plain,
    name: 'outbids',
    run: outbidDuePurchases,
    nextDue: sql`select min(outbid_due_at) from purchase_orders where state = 'active' and outbid_due_at is not null`,
  },
  {
    ...plain,
    name: 'listing jobs',
    run: runListingJobs,
    nextDue: sql`select min(due_at) from listing_jobs where due_at is not null`,
    atOnce: 2,
  },
  {
    ...plain,
    name: 'listings under a price rule',
    run: repriceDueListings,
    nextDue: sql`select min(due_at) from ruled_listings where due_at is not null`,
  },
  {
    ...plain,
    name: 'alerts of saved searches',
    run: alertDueSearches,
    nextDue: sql`select min(due_at) from saved_searches where due_at is not null`,
  },
  {
    ...plain,
    name: 'price alerts',
    run: tellReachedPrices,
    nextDue: sql`select min(alert_due_at) from bookmarks where alert_due_at is not null`,
  },
  {
    ...plain,
    name: 'recharges',
    run: advanceDueRecharges,
    nextDue: sql`select min(due_at) from recharges`,
    atOnce: 2,
  },
  {
    ...plain,
    name: 'withdrawals',
    run: advanceDueWithdrawals,
    nextDue: sql`select min(due_at) from withdrawals`,
    atOnce: 2,
  },
  {
    ...plain,
    name: 'ended restrictions',
    run: notifyEndedRestrictions,
    nextDue: sql`select min(ends_at) from restrictions where lifted_at is null and end_told_at is null`,
  },
  {
    ...plain,
    name: 'inventories',
    run: rereadDueInventories,
    nextDue: sql`select min(due_at) from inventory_syncs`,
  },
]
