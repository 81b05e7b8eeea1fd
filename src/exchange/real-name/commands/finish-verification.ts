import { and, eq, sql } from 'drizzle-orm'
import type { RealNameRefusal } from '#contract/accounts/real-name.ts'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { rowsOf } from '../../db/rows.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { realNames, realNameVerifications } from '../../db/schema/real-names.ts'
import { transact } from '../../db/transact.ts'
import { logger } from '../../log.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { VerificationStatus, VerifiedPerson } from '../../ports/identity.ts'
import type { Services } from '../../services.ts'
import type { Verification } from '../latest-verification.ts'
import { ageAt, birthdayOf } from '../id-number.ts'
import { sealPerson } from '../real-names.ts'

const comingOfAge = 18

/**
 * Asks the service for the outcome of a pending verification, and stores it.
 * @throws ServiceUnavailable if the outcome stays unknown; nothing has changed then
 */
export async function finishVerification(services: Services, verification: Verification): Promise<void> {
  const { db, identity } = services
  const status = await identity.find(verification)
  if (status.state === 'not_found') {
    logger.warn({ verification: verification.id }, 'the identity service knows nothing of a verification')
    await expireVerification(db, verification)
    return
  }
  if (status.state === 'pending') await expireVerification(db, verification)
  else await transact(db, (tx) => apply(tx, services, verification, status))
}

/**
 * Expires a verification that is still pending this many seconds after its time was over.
 * @returns whether it did
 */
export async function expireVerification(db: Queryable, { id }: Verification, after = 0): Promise<boolean> {
  const expired = await db
    .update(realNameVerifications)
    .set({ state: 'expired', endedAt: databaseNow })
    .where(
      and(
        eq(realNameVerifications.id, id),
        eq(realNameVerifications.state, 'pending'),
        sql`${realNameVerifications.expiresAt} <= ${databaseNow} - make_interval(secs => ${after})`,
      ),
    )
    .returning({ id: realNameVerifications.id })
  return expired.length > 0
}

async function apply(
  tx: Transaction,
  { settings }: Services,
  { id, userId, verificationId }: Verification,
  status: Exclude<VerificationStatus, { state: 'pending' }>,
): Promise<void> {
  const now = await readNow(tx)
  let refusal: RealNameRefusal | null = status.state === 'refused' ? status.reason : null
  if (status.state === 'confirmed') refusal = findFault(status.person, now)
  const [ended] = await tx
    .update(realNameVerifications)
    .set({ state: endStateOf(status, refusal), refusal, endedAt: databaseNow })
    .where(and(eq(realNameVerifications.id, id), eq(realNameVerifications.state, 'pending')))
    .returning({ id: realNameVerifications.id })
  // Of two concurrent requests, only one finds it pending.
  if (!ended || status.state !== 'confirmed' || refusal) return
  const kept = await tx
    .insert(realNames)
    .values({ userId, verificationId, ...sealPerson(settings.secretKey, userId, status.person) })
    .onConflictDoNothing()
    .returning({ userId: realNames.userId })
  if (kept.length > 0) return sendMail(tx, userId, { kind: 'real_name_verified' })
  await tx
    .update(realNameVerifications)
    .set({ state: 'refused', refusal: 'taken' })
    .where(eq(realNameVerifications.id, id))
}

const endStateOf = ({ state }: VerificationStatus, refusal: RealNameRefusal | null) =>
  refusal ? 'refused' : state === 'confirmed' ? 'verified' : 'expired'

function findFault({ idNumber }: VerifiedPerson, now: Date): RealNameRefusal | null {
  const birthday = birthdayOf(idNumber)
  if (!birthday) return 'unreadable'
  return ageAt(birthday, now) < comingOfAge ? 'underage' : null
}

async function readNow(tx: Transaction): Promise<Date> {
  const [row] = await rowsOf<{ now: string }>(tx, sql`select amber_now()::text as now`)
  return new Date(row!.now)
}
