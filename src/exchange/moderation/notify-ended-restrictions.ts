import { and, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { boundedLogger } from '../bounded-log.ts'
import { findLiveRestrictions, isOutlasted } from '../accounts/restrictions.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import { isRepeatable, transact } from '../db/transact.ts'
import { sendMails } from '../mail/send-mail.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

const batchSize = 50

/**
 * Runs one round: notifies users once of each expired restriction. It had already stopped applying by itself; while
 * others take away as much nothing has ended for its user, who is notified of the last. A message that cannot be written
 * is logged and left out: it must not keep others from theirs.
 *
 * @returns how many restrictions were processed.
 */
export async function notifyEndedRestrictions({ db }: Pick<Services, 'db'>): Promise<number> {
  const ended = await transact(db, async (tx) => {
    const due = tx
      .select({ id: restrictions.id })
      .from(restrictions)
      .where(
        and(
          isNotNull(restrictions.endsAt),
          isNull(restrictions.liftedAt),
          isNull(restrictions.endToldAt),
          lte(restrictions.endsAt, databaseNow),
        ),
      )
      .orderBy(restrictions.endsAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const told = await tx
      .update(restrictions)
      .set({ endToldAt: databaseNow })
      .where(and(inArray(restrictions.id, due), isNull(restrictions.endToldAt)))
      .returning({ userId: restrictions.userId, kind: restrictions.kind })
    const ends = new Map(told.map((one) => [`${one.userId}:${one.kind}`, one]))
    for (const { userId, kind } of ends.values()) {
      if (isOutlasted(kind, await findLiveRestrictions(tx, userId))) continue
      await tx
        .transaction((savepoint) => sendMails(savepoint, [{ userId, kind: `restriction_ended_${kind}` }]))
        .catch((error: unknown) => {
          if (isRepeatable(error)) throw error
          boundedLogger.error({ userId, kind, error }, 'the end of a restriction could not be told')
        })
    }
    return { count: told.length }
  })
  return ended instanceof Refusal ? 0 : ended.count
}
