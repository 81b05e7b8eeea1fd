import { and, eq, or, sql } from 'drizzle-orm'
import type { GiftKind } from '#contract/activities.ts'
import { codes } from '#contract/codes.ts'
import { seconds } from '#lib/time/seconds.ts'
import { accountRefusals } from '../accounts/refusals.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { activities, type ActivityStep, gifts } from '../db/schema/activities.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'
import { phase } from './phase.ts'
import { isDone, readProgress } from './progress.ts'

interface GiftWish {
  userId: bigint
  activityId: bigint
  /** How the gift is claimed. */
  kind: GiftKind
}

type Activity = typeof activities.$inferSelect

/**
 * Records that a user gets an activity's gift; the caller posts its money in the same transaction. Locks the activity's
 * row, so that of concurrent claims the second sees the first: nobody gets the gift twice, not even with a second
 * account to which they bind the same platform account; no more users get it than there are gifts, and nobody does once
 * an operator has ended the activity.
 */
export async function grantGift(
  tx: Transaction,
  { userId, activityId, kind }: GiftWish,
): Promise<typeof gifts.$inferSelect | Refusal> {
  const [found] = await tx
    .select({ activity: activities, phase })
    .from(activities)
    .where(eq(activities.id, activityId))
    .for('update')
  if (!found) return refusals.notFound()
  const { activity } = found
  if (activity.giftKind !== kind) return byCodeAlone()
  const [user] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  const steamId = user?.steamId ?? null
  const isTheirs = or(eq(gifts.userId, userId), steamId === null ? undefined : eq(gifts.steamId, steamId))
  const [taken] = await tx
    .select({ userId: gifts.userId, at: gifts.grantedAt })
    .from(gifts)
    .where(and(eq(gifts.activityId, activityId), isTheirs))
    .orderBy(sql`${gifts.userId} <> ${userId}`)
  if (taken) return taken.userId === userId ? giftTaken(taken.at) : giftTakenByOther()
  if (found.phase !== 'running') return notRunning(activity, found.phase)
  const progress = (await readProgress(tx, userId, [activityId])).get(activityId)!
  const open = activity.steps.filter((step) => !isDone(step, progress)).map((step) => step.kind)
  if (open.length > 0) return stepsOpen(open)
  // Somebody who has unbound since could have another gift with another account.
  if (steamId === null && activity.steps.some(isOfPlatform)) return accountRefusals.platformNotBound()
  if (activity.giftLimit !== null && activity.grantedCount >= activity.giftLimit) return giftsGone()
  await tx
    .update(activities)
    .set({ grantedCount: sql`${activities.grantedCount} + 1` })
    .where(eq(activities.id, activityId))
  const [gift] = await tx.insert(gifts).values({ activityId, userId, steamId, amount: activity.amount }).returning()
  return gift!
}

/** Whether a step takes a platform account, which then gets one gift. */
const isOfPlatform = ({ kind }: ActivityStep) => kind === 'bind_platform' || kind === 'buy' || kind === 'sell'

const byCodeAlone = () =>
  refuse(codes.stateConflict, 'The gift of this activity needs an activation code.', '该活动的礼品需使用激活码兑换。')

const giftTaken = (at: Date) =>
  refuse(codes.giftTaken, 'You have received the gift of this activity.', '您已领取过该活动的礼品。', {
    granted_at: seconds(at),
  })

const giftTakenByOther = () =>
  refuse(
    codes.giftTaken,
    'Another account has received the gift of this activity with your Steam account.',
    '您的 Steam 账户已在其他账户下领取过该活动的礼品。',
  )

function notRunning({ startsAt, endsAt }: Activity, now: 'upcoming' | 'ended') {
  const times = { starts_at: seconds(startsAt), ends_at: seconds(endsAt) }
  return now === 'upcoming'
    ? refuse(codes.activityNotRunning, 'This activity has not begun yet.', '该活动尚未开始。', times)
    : refuse(codes.activityNotRunning, 'This activity has ended.', '该活动已结束。', times)
}

const stepsOpen = (steps: string[]) =>
  refuse(codes.giftStepsOpen, 'Not all steps of this activity are done yet.', '您尚未完成该活动的全部步骤。', { steps })

const giftsGone = () =>
  refuse(codes.giftsGone, 'All gifts of this activity have been given out.', '该活动的礼品已发完。')
