import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { maxSaleActions } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listingJobItems, type ListingJobReason, listingJobs } from '../db/schema/listing-jobs.ts'
import { transact } from '../db/transact.ts'
import { attachRule, lockRule } from '../listings/attach-rule.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Services } from '../services.ts'
import { applySales, checkSeller, type SaleOutcome } from './apply-sales.ts'
import { endJob, type ListingJobRow } from './end-job.ts'
import { listingJobItemMachine, listingJobMachine } from './job-states.ts'
import type { SaleAction } from './sale-plan.ts'

/** Small enough to show progress and not hold anybody up, large enough for a thousand items in a few seconds. */
const batchSize = maxSaleActions
/** A batch rolled back by a bug is retried after this many seconds, this many times; then its items fail. */
const [retryAfter, maxAttempts] = [30, 5]

type ItemRow = typeof listingJobItems.$inferSelect

/**
 * Runs one batch of the job that has waited longest. Items, listings and job change in one transaction, so a process
 * that dies leaves either all of a batch or nothing, and another one goes on from there. Any number of processes may
 * run it.
 *
 * @returns the number of items processed; 0 when no job is due.
 */
export async function runListingJobs({ db }: Pick<Services, 'db'>): Promise<number> {
  let taken: ListingJobRow | undefined
  try {
    const ran = await transact(db, async (tx) => {
      taken = await takeJob(tx)
      return taken ? runBatch(tx, taken) : 0
    })
    if (ran instanceof Refusal) throw new Error(ran.message.en)
    return ran
  } catch (error) {
    if (!taken) throw error
    boundedLogger.error({ listingJobId: taken.id, error }, 'a batch of a listing job failed')
    await putOff(db, taken)
    return 1
  }
}

/** Jobs are locked before people, and nothing locks them the other way around. */
async function takeJob(tx: Transaction): Promise<ListingJobRow | undefined> {
  const [job] = await tx
    .select()
    .from(listingJobs)
    .where(lte(listingJobs.dueAt, databaseNow))
    .orderBy(asc(listingJobs.dueAt), asc(listingJobs.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return job
}

async function runBatch(tx: Transaction, job: ListingJobRow): Promise<number> {
  const waiting = await tx
    .select()
    .from(listingJobItems)
    .where(and(eq(listingJobItems.jobId, job.id), eq(listingJobItems.state, 'waiting')))
    .orderBy(asc(listingJobItems.place))
    .limit(batchSize + 1)
  const items = waiting.slice(0, batchSize)
  if (items.length > 0) {
    const actions = items.map((item) => actionOf(job, item))
    const forbidden = job.attempts < maxAttempts ? await checkSeller(tx, job.userId, actions) : defect()
    const outcomes = forbidden ? items.map(() => forbidden) : await applySales(tx, job.userId, actions)
    await note(tx, items, outcomes)
    await keepRuled(tx, job, outcomes)
  }
  if (waiting.length > items.length) {
    // Requeue behind other people's jobs.
    await tx.update(listingJobs).set({ dueAt: databaseNow, attempts: 0 }).where(eq(listingJobs.id, job.id))
    return items.length
  }
  const step = listingJobMachine.step(job.state, 'finish', 'system', null, new Date(0))
  if (!step.ok) throw new Error(`listing job ${job.id}: ${step.reason}`)
  await endJob(tx, job, 'done')
  return Math.max(items.length, 1)
}

function actionOf(
  { kind }: ListingJobRow,
  { assetId, listingId, price, expectedPrice, allowsBargain }: ItemRow,
): SaleAction {
  const asked = price === null ? {} : { price: formatAmount(price) }
  if (kind === 'list')
    return { action: kind, asset_id: assetId!.toString(), price: formatAmount(price!), allow_bargain: allowsBargain }
  const listing_id = listingId!.toString()
  const expected = expectedPrice === null ? {} : { expected_price: formatAmount(expectedPrice) }
  if (kind === 'reprice') return { action: kind, listing_id, price: formatAmount(price!), ...expected }
  return kind === 'retry' ? { action: kind, listing_id, ...asked } : { action: kind, listing_id }
}

/** Attaches the job's price rule to what has been listed, unless the rule has been deleted meanwhile. */
async function keepRuled(tx: Transaction, { userId, ruleId }: ListingJobRow, outcomes: readonly SaleOutcome[]) {
  const listed = outcomes.flatMap((outcome) => (outcome instanceof Refusal ? [] : [outcome.listing.id]))
  if (ruleId === null || listed.length === 0) return
  const rule = await lockRule(tx, userId, ruleId)
  if (rule) await attachRule(tx, rule, listed)
}

async function note(tx: Transaction, items: readonly ItemRow[], outcomes: readonly SaleOutcome[]): Promise<void> {
  const rows = items.map(({ place, listingId }, index) => {
    const outcome = outcomes[index]!
    const isRefused = outcome instanceof Refusal
    const event = isRefused ? 'fail' : outcome.isChanged ? 'do' : 'keep'
    const step = listingJobItemMachine.step('waiting', event, 'system', null, new Date(0))
    if (!step.ok) throw new Error(step.reason)
    const listing = isRefused ? listingId : outcome.listing.id
    return { place, state: step.to, listing: listing?.toString() ?? null, reason: isRefused ? reasonOf(outcome) : null }
  })
  const { jobId } = items[0]!
  await tx.execute(sql`
    update listing_job_items as item set state = made.state, listing_id = made.listing, reason = made.reason
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as made (place smallint, state text, listing bigint, reason jsonb)
    where item.job_id = ${jobId} and item.place = made.place and item.state = 'waiting'`)
}

const reasonOf = ({ code, message, extra }: Refusal): ListingJobReason => ({ code, message, ...(extra && { extra }) })

const defect = () =>
  refuse(codes.internal, 'This did not work, through no fault of yours.', '操作未成功，这不是您的问题。')

/** Postpones a job after a bug, so that it does not hold up the others. */
async function putOff(db: Queryable, { id }: ListingJobRow): Promise<void> {
  await db
    .update(listingJobs)
    .set({
      attempts: sql`${listingJobs.attempts} + 1`,
      dueAt: sql`${databaseNow} + make_interval(secs => ${retryAfter})`,
    })
    .where(and(eq(listingJobs.id, id), eq(listingJobs.state, 'running')))
}
