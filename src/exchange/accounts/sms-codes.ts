import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { smsCodes, type SmsPurpose } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import type { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { ExchangeSettings } from '../settings.ts'
import { codeExpiry } from './code-life.ts'
import { clearLimit, consumeLimits, giveAttemptBack, type Limit, limits } from './limits.ts'
import { hashCode, makeCode } from './one-time-codes.ts'
import { accountRefusals } from './refusals.ts'
import { enqueueSms } from './workers/send-sms.ts'

const maxAttempts = 5

interface SmsCodeRequest {
  phone: string
  purpose: SmsPurpose
  /** Builds the message around the code. */
  text: (code: string) => string
  kind: string
}

/**
 * Makes a one-time code for a phone and a purpose and sends it once the transaction commits; its lifetime restarts when
 * it is sent. The caller has already counted it against the limits.
 */
export async function issueSmsCode(
  tx: Transaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  { phone, purpose, text, kind }: SmsCodeRequest,
): Promise<void> {
  const code = makeCode()
  const codeHash = hashCode(settings.secretKey, { phone, purpose, code })
  const [made] = await tx
    .insert(smsCodes)
    .values({ phone, purpose, codeHash, expiresAt: codeExpiry })
    .returning({ id: smsCodes.id })
  await enqueueSms(tx, { jobs, settings }, { phone, text: text(code), kind }, made!.id)
}

interface Guess {
  phone: string
  purpose: SmsPurpose
  code: string
}

/**
 * Tries the newest code of a phone and purpose; null if it is right, which also spends it. 65005 wrong, 65003 none that
 * is valid. Every guess counts against `limit`, until a right one has `forgive` clear the count, or take only itself back.
 * Without a code there is nothing to guess, and nothing counts: anybody could otherwise keep a phone's holder out at no
 * cost. The transaction must commit whatever comes out.
 */
export async function guessSmsCode(
  tx: Transaction,
  secretKey: Uint8Array,
  guess: Guess,
  [limit, subject]: readonly [Limit, string],
  forgive: typeof clearLimit = clearLimit,
): Promise<Refusal | null> {
  const refusal = await consumeLimits(tx, [[limit, subject]])
  if (refusal) return refusal
  const isRight = await tryCode(tx, secretKey, guess)
  if (isRight === null) {
    await giveAttemptBack(tx, limit, subject)
    return accountRefusals.smsCodeInvalid()
  }
  if (!isRight) return accountRefusals.smsCodeWrong()
  await forgive(tx, limit, subject)
  return null
}

/**
 * Tries a code that confirms what a signed-in user does: guesses at all of a user's codes count together. A right one
 * takes back only itself: the code of one's own phone would otherwise buy guesses at that of another.
 */
export const guessOwnCode = (
  tx: Transaction,
  { secretKey }: Pick<ExchangeSettings, 'secretKey'>,
  userId: bigint,
  guess: Guess,
): Promise<Refusal | null> =>
  guessSmsCode(tx, secretKey, guess, [limits.ownCodeByUser, String(userId)], giveAttemptBack)

/**
 * Counts an attempt at the newest code of a phone and purpose and spends the code if it is right; null if there is none
 * to try. A single statement: of two concurrent right attempts, the second waits for the first and finds the code
 * spent.
 */
async function tryCode(
  tx: Transaction,
  secretKey: Uint8Array,
  { phone, purpose, code }: Guess,
): Promise<boolean | null> {
  const [newest] = await tx
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.id))
    .limit(1)
  if (!newest) return null
  const isRight = sql<boolean>`${smsCodes.codeHash} = ${hashCode(secretKey, { phone, purpose, code })}`
  const [tried] = await tx
    .update(smsCodes)
    .set({
      attempts: sql`${smsCodes.attempts} + 1`,
      usedAt: sql`case when ${isRight} then ${databaseNow} end`,
    })
    .where(
      and(
        eq(smsCodes.id, newest.id),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, databaseNow),
        lt(smsCodes.attempts, maxAttempts),
      ),
    )
    .returning({ isRight })
  return tried?.isRight ?? null
}
