import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type * as calls from '#contract/activities.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { activities, type ActivityStep, gifts } from '../db/schema/activities.ts'
import type { CallContext, SignedInContext } from '../http/context.ts'
import { decodeCursor, decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { isRunning, phase, phaseRank } from './phase.ts'
import { isDone, type Progress, readProgress } from './progress.ts'

const newest = 'newest'
const byPhase = 'phase'

/** S1.13 Activities: running ones first, then those to come, then those that are over; the newest first in each. */
export async function listActivities(
  { db, locale, caller }: Pick<CallContext, 'db' | 'locale' | 'caller'>,
  { running_only, cursor, page_size }: CallRequest<typeof calls.list>,
): Promise<CallAnswer<typeof calls.list> | Refusal> {
  const after = cursor === undefined ? undefined : placeOf(cursor)
  if (after === null) return invalidRequest(['cursor'])
  const rows = await db
    .select({ activity: activities, phase, rank: phaseRank, grantedAt: gifts.grantedAt })
    .from(activities)
    .leftJoin(gifts, and(eq(gifts.activityId, activities.id), eq(gifts.userId, caller?.userId ?? 0n)))
    .where(
      and(
        running_only ? isRunning : undefined,
        after && or(gt(phaseRank, after.rank), and(eq(phaseRank, after.rank), lt(activities.id, after.id))),
      ),
    )
    .orderBy(asc(phaseRank), desc(activities.id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = page.at(-1)
  const ids = page.map(({ activity }) => activity.id)
  const progress = caller ? await readProgress(db, caller.userId, ids) : undefined
  return {
    items: page.map(({ activity, phase: now, grantedAt }) => ({
      activity_id: activity.id.toString(),
      name: locale === 'en' ? activity.nameEn : activity.nameZh,
      text: locale === 'en' ? activity.textEn : activity.textZh,
      starts_at: seconds(activity.startsAt),
      ends_at: seconds(activity.endsAt),
      phase: now,
      steps: activity.steps.map((step) => stepOf(step, progress?.get(activity.id))),
      gift: {
        kind: activity.giftKind,
        amount: formatAmount(activity.amount),
        left: activity.giftLimit && activity.giftLimit - activity.grantedCount,
      },
      granted_at: grantedAt && seconds(grantedAt),
    })),
    next_cursor:
      last && rows.length > page_size
        ? encodeCursor(byPhase, { key: String(last.rank), id: last.activity.id.toString() })
        : null,
  }
}

/** Where a page ended; null if the cursor is of another list. */
function placeOf(cursor: string): { rank: number; id: bigint } | null {
  const place = decodeCursor(byPhase, cursor)
  return place && /^[123]$/.test(place.key ?? '') && /^\d{1,18}$/.test(place.id)
    ? { rank: Number(place.key), id: BigInt(place.id) }
    : null
}

function stepOf(step: ActivityStep, progress: Progress | undefined) {
  const inWords = (number: bigint) => (step.kind === 'recharge' ? formatAmount(number) : number.toString())
  return {
    kind: step.kind,
    goal: inWords(BigInt(step.goal)),
    reached: progress ? inWords(progress[step.kind]) : null,
    is_done: progress !== undefined && isDone(step, progress),
  }
}

/** S1.13 The gifts that a user has received, newest first. */
export async function listGifts(
  { db, locale, caller: { userId } }: Pick<SignedInContext, 'db' | 'locale' | 'caller'>,
  { cursor, page_size }: CallRequest<typeof calls.gifts>,
): Promise<CallAnswer<typeof calls.gifts> | Refusal> {
  const before = cursor === undefined ? undefined : decodeIdCursor(newest, cursor)
  if (before === null) return invalidRequest(['cursor'])
  const rows = await db
    .select({ gift: gifts, activity: activities })
    .from(gifts)
    .innerJoin(activities, eq(activities.id, gifts.activityId))
    .where(and(eq(gifts.userId, userId), before === undefined ? undefined : lt(gifts.id, before)))
    .orderBy(desc(gifts.id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  return {
    items: page.map(({ gift, activity }) => ({
      gift_id: gift.id.toString(),
      activity_id: activity.id.toString(),
      name: locale === 'en' ? activity.nameEn : activity.nameZh,
      kind: activity.giftKind,
      amount: formatAmount(gift.amount),
      granted_at: seconds(gift.grantedAt),
    })),
    next_cursor:
      rows.length > page_size ? encodeCursor(newest, { key: null, id: page.at(-1)!.gift.id.toString() }) : null,
  }
}
