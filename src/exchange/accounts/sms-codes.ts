import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { smsCodes, type SmsPurpose } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import type { Services } from '../services.ts'
import { codeExpiry } from './code-life.ts'
import { hashCode, makeCode } from './one-time-codes.ts'
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

/**
 * Counts an attempt at the newest code of a phone and purpose and spends the code if it is right; null if there is none
 * to try. A single statement: of two concurrent right attempts, the second waits for the first and finds the code
 * spent. A wrong attempt has to count, so the caller must not roll back its transaction over it.
 */
export async function trySmsCode(
  tx: Transaction,
  secretKey: Uint8Array,
  { phone, purpose, code }: { phone: string; purpose: SmsPurpose; code: string },
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
