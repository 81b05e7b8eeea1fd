import { eq, sql } from 'drizzle-orm'
import { networkOf } from '#lib/network-address.ts'
import type { Queryable } from '../db/connection.ts'
import { rateLimits } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { logger } from '../log.ts'
import type { Device } from '../http/context.ts'
import type { Refusal } from '../refusal.ts'
import type { ExchangeSettings } from '../settings.ts'
import { isKnownDevice } from './known-device.ts'
import { accountRefusals } from './refusals.ts'

/** At most `points` attempts within `seconds` of the first. Limits by address count whole networks. */
export interface Limit {
  name: string
  points: number
  seconds: number
  by?: 'address'
  /** Attempt counts that alert operators, each once within `seconds`. */
  alarms?: readonly number[]
}

const minute = 60
const hour = 60 * minute

export const limits = {
  captchaByAddress: { name: 'captcha-address', points: 120, seconds: minute, by: 'address' },
  smsByAddress: { name: 'sms-address', points: 60, seconds: hour, by: 'address' },
  smsByPhoneMinute: { name: 'sms-phone-minute', points: 1, seconds: minute },
  smsByPhoneDay: { name: 'sms-phone-day', points: 10, seconds: 24 * hour },
  /** Message fraud typically goes through consecutive numbers of one range. */
  smsByPrefix: { name: 'sms-prefix', points: 100, seconds: hour },
  nicknameByUser: { name: 'nickname-user', points: 10, seconds: 24 * hour },
  portraitByUser: { name: 'portrait-user', points: 30, seconds: 24 * hour },
  /** Each code allows some guesses, and a phone gets several codes a day: this limits the guesses at all of them. */
  smsLoginByPhone: { name: 'sms-login-phone', points: 10, seconds: 24 * hour },
  /** The same for the codes that confirm what a signed-in user does, all of them together. */
  ownCodeByUser: { name: 'own-code-user', points: 10, seconds: 24 * hour },
  /**
   * Wrong guesses at sign-in codes, of all phones together: many phones tried a few times each stay below every other
   * limit. It only alerts, because refusing would keep everybody out.
   */
  wrongSmsLogins: { name: 'sms-login-wrong', points: 1_000_000, seconds: hour, alarms: [200, 1_000, 5_000] },
  /** Refused pictures count, too: they take as long to decode. */
  uploadByUserMinute: { name: 'upload-user-minute', points: 20, seconds: minute },
  uploadByUserDay: { name: 'upload-user-day', points: 200, seconds: 24 * hour },
  smsLoginByAddress: { name: 'sms-login-address', points: 60, seconds: 15 * minute, by: 'address' },
  passwordByPhone: { name: 'password-phone', points: 10, seconds: 15 * minute },
  passwordByAddress: { name: 'password-address', points: 60, seconds: 15 * minute, by: 'address' },
  feedbackByUser: { name: 'feedback-user', points: 60, seconds: hour },
  replyByUser: { name: 'reply-user', points: 60, seconds: hour },
  redeemByUser: { name: 'redeem-user', points: 10, seconds: 15 * minute },
  redeemByAddress: { name: 'redeem-address', points: 60, seconds: hour, by: 'address' },
  profileByUser: { name: 'profile-user', points: 20, seconds: minute },
  qrCodeByAddress: { name: 'qr-address', points: 60, seconds: minute, by: 'address' },
  qrScanByUser: { name: 'qr-scan-user', points: 60, seconds: minute },
  inventoryByUser: { name: 'inventory-user', points: 10, seconds: minute },
  verificationByUser: { name: 'verification-user', points: 5, seconds: 24 * hour },
  verificationLookByUser: { name: 'verification-look-user', points: 60, seconds: minute },
  bindingByUser: { name: 'binding-user', points: 10, seconds: 24 * hour },
  rechargeByUser: { name: 'recharge-user', points: 20, seconds: 10 * minute },
  /** Codes that confirm a signed-in user's actions with money: counted per user, so a captcha adds nothing. */
  moneyCodeByUserMinute: { name: 'money-code-user-minute', points: 3, seconds: minute },
  moneyCodeByUserDay: { name: 'money-code-user-day', points: 20, seconds: 24 * hour },
  /** Each asks the platform with the market's own key, of which there are only so many calls a day. */
  tradeSetupByUser: { name: 'trade-setup-user', points: 30, seconds: hour },
  /** Each return asks the platform, right or made up, and too many of them could get the market's address blocked. */
  platformSignInByUser: { name: 'platform-sign-in-user', points: 30, seconds: hour },
  wechatBindingByUser: { name: 'wechat-binding-user', points: 30, seconds: hour },
  /** SMS about sales. What is left out has a mail. */
  saleSmsByUserHour: { name: 'sale-sms-user-hour', points: 20, seconds: hour },
  saleSmsByUserDay: { name: 'sale-sms-user-day', points: 60, seconds: 24 * hour },
  /** SMS about an unbound platform account: binding and unbinding cost nothing. What is left out has a mail. */
  unbindingSmsByUser: { name: 'unbinding-sms-user', points: 3, seconds: 24 * hour },
  /** Each asks the platform with the keys of both sides: a buyer could use up the seller's calls of a day. */
  cancelByUser: { name: 'cancel-user', points: 30, seconds: hour },
  reminderByOrder: { name: 'reminder-order', points: 1, seconds: 30 * minute },
  reminderByUser: { name: 'reminder-user', points: 20, seconds: 24 * hour },
} satisfies Record<string, Limit>

/** How many leading digits of a phone make a range. */
const prefixLength = 7

/**
 * Every code counts here, whoever requests it and from wherever: many phones and addresses together could otherwise
 * cost the market any sum. Last in its list, so that requests refused by another limit do not count.
 */
export const anySms = ({ smsPerHour }: Pick<ExchangeSettings, 'smsPerHour'>): [Limit, string] => [
  { name: 'sms-overall', points: smsPerHour, seconds: hour, alarms: [Math.ceil(smsPerHour / 2), smsPerHour] },
  'all',
]

/** How much of the market's messages goes to devices that the phone's holder has not signed in on. */
const strangersShare = 0.8

const strangersSms = ({ smsPerHour }: Pick<ExchangeSettings, 'smsPerHour'>): [Limit, string] => {
  const points = Math.ceil(smsPerHour * strangersShare)
  return [{ name: 'sms-strangers', points, seconds: hour, alarms: [points] }, 'all']
}

/**
 * The limits that every message to a phone counts against. Strangers cannot use up the messages of devices that its
 * holder has signed in on: neither those of its day, nor of its range of numbers, nor all of the market's. The known
 * devices of a phone share one count: a password makes any number of devices known.
 */
export async function smsAttempts(
  db: Queryable,
  settings: ExchangeSettings,
  phone: string,
  device: Device,
): Promise<[Limit, string][]> {
  const isKnown = await isKnownDevice(db, phone, device)
  return [
    [limits.smsByAddress, device.address],
    [limits.smsByPhoneMinute, phone],
    [limits.smsByPhoneDay, isKnown ? `${phone}:known` : phone],
    ...(isKnown ? [] : [[limits.smsByPrefix, phone.slice(0, prefixLength)] as [Limit, string], strangersSms(settings)]),
    anySms(settings),
  ]
}

/**
 * Whose attempts to sign a phone in count together. Each device that its holder has signed in on has a count of its
 * own: anybody can guess wrong at any phone, which must not keep its holder out.
 */
export async function signInSubject(db: Queryable, phone: string, device: Device): Promise<string> {
  return (await isKnownDevice(db, phone, device)) ? `${phone}:${device.id}` : phone
}

/** The limits for codes that confirm an action with a signed-in user's money. */
export const moneyCodeAttempts = (settings: ExchangeSettings, userId: bigint): [Limit, string][] => [
  [limits.moneyCodeByUserMinute, String(userId)],
  [limits.moneyCodeByUserDay, String(userId)],
  anySms(settings),
]

const keyOf = ({ name, by }: Limit, subject: string) => `${name}:${by === 'address' ? networkOf(subject) : subject}`

/**
 * Counts one attempt against each limit in order and stops at the first that is exhausted. What an earlier limit
 * counted is then given back, since nothing was attempted; only addresses pay for every request. An attempt counts even
 * if what it was for fails: call it outside of transactions, or in one that commits either way. Counters live in the
 * database, so that all processes share them, restarts keep them, and they use its clock (off-the-shelf stores use the
 * process's).
 */
export async function consumeLimits(
  db: Queryable,
  attempts: readonly (readonly [Limit, string])[],
): Promise<Refusal | null> {
  for (const [place, attempt] of attempts.entries()) {
    const refusal = await consumeLimit(db, attempt)
    if (!refusal) continue
    for (const [limit, subject] of attempts.slice(0, place)) {
      if (limit.by !== 'address') await giveAttemptBack(db, limit, subject)
    }
    return refusal
  }
  return null
}

async function consumeLimit(db: Queryable, [limit, subject]: readonly [Limit, string]): Promise<Refusal | null> {
  const isOver = sql`${rateLimits.resetsAt} <= ${databaseNow}`
  const [row] = await db
    .insert(rateLimits)
    .values({
      key: keyOf(limit, subject),
      points: 1,
      resetsAt: sql`${databaseNow} + make_interval(secs => ${limit.seconds})`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else least(${rateLimits.points}, ${limit.points}) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      points: rateLimits.points,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - ${databaseNow}))::int`,
    })
  const { points } = row!
  if (limit.alarms?.includes(points))
    logger.error({ limit: limit.name, points, of: limit.points }, 'many more attempts than usual')
  if (points <= limit.points) return null
  const wait = Math.max(row!.wait, 1)
  return limit.name === limits.smsByPhoneMinute.name
    ? accountRefusals.smsSentLately(wait)
    : accountRefusals.tooManyRequests(wait)
}

/** Takes back an attempt that was admitted, but not made. Refused attempts, which never count, are not among them. */
export async function giveAttemptBack(db: Queryable, limit: Limit, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(least(${rateLimits.points}, ${limit.points}) - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)))
}

/** Resets the count: the attempts turned out to be the user's own. */
export async function clearLimit(db: Queryable, limit: Limit, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)))
}
