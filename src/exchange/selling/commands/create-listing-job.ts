import { and, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { create } from '#contract/listing-jobs.ts'
import { parseAmount } from '#lib/money.ts'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { assets } from '../../db/schema/assets.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { listingJobItems, listingJobs } from '../../db/schema/listing-jobs.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { haveSold } from '../../inventory/have-sold.ts'
import { lockRule } from '../../listings/attach-rule.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'
import { checkSeller } from '../apply-sales.ts'
import { showJob } from '../job-queries.ts'
import type { SaleAction } from '../sale-plan.ts'

/** Jobs do not block each other, but more than this at once is likely a mistake. */
const maxRunning = 5

/**
 * Stores a listing job, which `runListingJobs` carries out. Refuses at once people who may not sell, or name things
 * that were never theirs. An item that they have sold meanwhile fails by itself: whoever retries a job cannot leave it
 * out.
 */
export async function createListingJob(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { items, rule_id }: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  await lockPerson(tx, userId)
  const forbidden = await checkSeller(tx, userId, items)
  if (forbidden) return forbidden
  if (!(await wereAllOwn(tx, userId, items))) return refusals.notFound()
  const ruleId = rule_id === undefined ? null : BigInt(rule_id)
  if (ruleId !== null && !(await lockRule(tx, userId, ruleId))) return ruleIsGone()
  const running = await tx.$count(listingJobs, and(eq(listingJobs.userId, userId), eq(listingJobs.state, 'running')))
  if (running >= maxRunning) return tooManyRunning()
  const [job] = await tx
    .insert(listingJobs)
    .values({ userId, kind: items[0]!.action, total: items.length, ruleId, dueAt: databaseNow })
    .returning()
  await bulkInsert(
    tx,
    listingJobItems,
    items.map((item, place) => ({ jobId: job!.id, place, ...rowOf(item) })),
  )
  return showJob(tx, job!)
}

const rowOf = (item: SaleAction) => ({
  assetId: item.action === 'list' ? BigInt(item.asset_id) : null,
  listingId: item.action === 'list' ? null : BigInt(item.listing_id),
  price: 'price' in item ? fenOrNull(item.price) : null,
  expectedPrice: 'expected_price' in item ? fenOrNull(item.expected_price) : null,
  allowsBargain: item.action === 'list' ? item.allow_bargain : true,
})

const fenOrNull = (amount: string | undefined) => (amount === undefined ? null : parseAmount(amount))

async function wereAllOwn(tx: Transaction, userId: bigint, items: readonly SaleAction[]): Promise<boolean> {
  const assetIds = items.flatMap((item) => (item.action === 'list' ? [BigInt(item.asset_id)] : []))
  const listingIds = items.flatMap((item) => (item.action === 'list' ? [] : [BigInt(item.listing_id)]))
  if (listingIds.length > 0) {
    const own = await tx.$count(listings, and(eq(listings.sellerId, userId), inArray(listings.id, listingIds)))
    if (own < listingIds.length) return false
  }
  if (assetIds.length === 0) return true
  const own = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.ownerId, userId), inArray(assets.id, assetIds)))
  const ownIds = new Set(own.map(({ id }) => id))
  return haveSold(
    tx,
    userId,
    assetIds.filter((id) => !ownIds.has(id)),
  )
}

const ruleIsGone = () => refuse(codes.notFound, 'This price rule no longer exists.', '该定价规则已不存在。')

const tooManyRunning = () =>
  refuse(
    codes.tooManyOpen,
    'You have reached the limit of listing jobs under way. Wait for one to end.',
    '您进行中的批量任务已达上限，请等待其中一个结束。',
    { max_open: maxRunning },
  )
