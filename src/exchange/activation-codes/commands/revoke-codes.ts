import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { activationCodes } from '../../db/schema/activation-codes.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { isRedeemable } from '../redeemable.ts'

/** Longer than any transaction runs: one that began before the codes were revoked must find them expired as well. */
const longBefore = sql`${databaseNow} - interval '1 hour'`

/**
 * Expires a batch's codes that are neither redeemed nor expired. A code somebody redeems at the same time is locked:
 * whoever comes first decides.
 *
 * @returns the number of codes revoked; null if no code was ever issued in such a batch.
 */
export async function revokeCodes(tx: Transaction, batch: string): Promise<number | null> {
  const ofBatch = eq(activationCodes.batch, batch)
  if ((await tx.$count(activationCodes, ofBatch)) === 0) return null
  const revoked = await tx
    .update(activationCodes)
    .set({ expiresAt: longBefore })
    .where(and(ofBatch, isRedeemable))
    .returning({ id: activationCodes.id })
  return revoked.length
}
