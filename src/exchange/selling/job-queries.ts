import { and, asc, type Column, count, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail, list } from '#contract/listing-jobs.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { listingJobItems, listingJobs } from '../db/schema/listing-jobs.ts'
import { listings } from '../db/schema/listings.ts'
import { priceRules } from '../db/schema/price-rules.ts'
import type { SignedInContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { listingRuleOf } from '../listings/listing-rule-of.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import type { ListingJobRow } from './end-job.ts'

type Job = CallAnswer<typeof list>['items'][number]

const newestFirst = 'listing_jobs'
const inOrder = 'listing_job_items'

/** A job as its owner sees it. */
export async function showJob(db: Queryable | Transaction, job: ListingJobRow): Promise<Job> {
  const [shown] = await showJobs(db, [job])
  return shown!
}

async function showJobs(db: Queryable | Transaction, jobs: readonly ListingJobRow[]): Promise<Job[]> {
  if (jobs.length === 0) return []
  const { jobId, state } = listingJobItems
  const rows = await db
    .select({ jobId, state, count: count() })
    .from(listingJobItems)
    .where(
      inArray(
        jobId,
        jobs.map(({ id }) => id),
      ),
    )
    .groupBy(jobId, state)
  const rules = await rulesOf(db, jobs)
  return jobs.map((job) => {
    const rule = rules.find(({ id }) => id === job.ruleId)
    const counted = { waiting: 0, done: 0, unchanged: 0, failed: 0, skipped: 0 }
    for (const row of rows) if (row.jobId === job.id) counted[row.state] = row.count
    return {
      job_id: job.id.toString(),
      kind: job.kind,
      state: job.state,
      total: job.total,
      ...counted,
      rule: rule ? listingRuleOf(rule) : null,
      created_at: seconds(job.createdAt),
      ended_at: job.endedAt && seconds(job.endedAt),
    }
  })
}

async function rulesOf(db: Queryable | Transaction, jobs: readonly ListingJobRow[]) {
  const ids = jobs.flatMap(({ ruleId }) => ruleId ?? [])
  return ids.length === 0 ? [] : db.select().from(priceRules).where(inArray(priceRules.id, ids))
}

/** How many jobs of the person in a column run, as a part of a statement about them. Only a running job is due, and few
 * run at a time: they have an index of their own. */
export const runningJobsOf = (userId: Column): SQL<number> => sql`(
  select count(*)::int from ${listingJobs} where ${and(eq(listingJobs.userId, userId), isNotNull(listingJobs.dueAt))}
)`

/** Returns one page of the caller's jobs, newest first. */
export async function listJobs(
  { db, caller }: SignedInContext,
  { cursor, page_size }: CallRequest<typeof list>,
): Promise<CallAnswer<typeof list> | Refusal> {
  const before = cursor === undefined ? null : decodeIdCursor(newestFirst, cursor)
  if (cursor !== undefined && before === null) return invalidRequest(['cursor'])
  const { id, userId } = listingJobs
  const rows = await db
    .select()
    .from(listingJobs)
    .where(and(eq(userId, caller.userId), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  return {
    items: await showJobs(db, page),
    next_cursor: last ? encodeCursor(newestFirst, { key: null, id: last.id.toString() }) : null,
  }
}

/** Returns one of the caller's jobs with a page of its items. */
export async function showJobDetail(
  { db, caller, locale }: SignedInContext,
  { job_id, state, cursor, page_size }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const after = cursor === undefined ? null : decodeIdCursor(inOrder, cursor)
  if (cursor !== undefined && after === null) return invalidRequest(['cursor'])
  const [job] = await db
    .select()
    .from(listingJobs)
    .where(and(eq(listingJobs.id, BigInt(job_id)), eq(listingJobs.userId, caller.userId)))
  if (!job) return refusals.notFound()
  const { place } = listingJobItems
  const rows = await db
    .select({
      item: listingJobItems,
      // The goods of the asset, or of the listing.
      goodsId: sql<string>`coalesce(${assets.goodsId}, ${listings.goodsId})`,
      styleId: sql<number>`coalesce(${assets.styleId}, ${listings.styleId})`,
    })
    .from(listingJobItems)
    .leftJoin(assets, eq(assets.id, listingJobItems.assetId))
    .leftJoin(listings, eq(listings.id, listingJobItems.listingId))
    .where(
      and(
        eq(listingJobItems.jobId, job.id),
        state && eq(listingJobItems.state, state),
        after === null ? undefined : gt(place, Number(after)),
      ),
    )
    .orderBy(asc(place))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  const infos = await goodsInfosByIds(db, page, locale)
  return {
    job: await showJob(db, job),
    items: page.map(({ item, ...goods }) => ({
      place: item.place,
      asset_id: item.assetId?.toString() ?? null,
      listing_id: item.listingId?.toString() ?? null,
      name: goodsInfoOf(infos, goods).name,
      price: amountOrNull(item.price),
      expected_price: amountOrNull(item.expectedPrice),
      allow_bargain: item.allowsBargain,
      state: item.state,
      code: item.reason?.code ?? 0,
      message: item.reason?.message[locale] ?? '',
      extra: item.reason?.extra,
    })),
    next_cursor: last ? encodeCursor(inOrder, { key: null, id: last.item.place.toString() }) : null,
  }
}
