import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { bargainDueAt, bargains, liveBargainStates } from '../db/schema/bargains.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { boundedLogger } from '../bounded-log.ts'
import { retryTime } from '../jobs/retry-time.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { endBargain } from './end-bargain.ts'
import { lockBargain } from './lock-bargains.ts'

const batchSize = 50

/**
 * Runs one round over the overdue bargains: ends each and returns its money, each in its own transaction. Any number of
 * workers may run it; a bargain locked by one of them, or by one of its sides, is skipped, and one that cannot be ended
 * is put off.
 *
 * @returns how many bargains were ended or put off.
 */
export async function expireDueBargains({ db }: Pick<Services, 'db'>): Promise<number> {
  const due = await rowsOf<{ id: string }>(
    db,
    sql`select id::text as id from bargains
      where ${isOneOf('state', liveBargainStates)} and ${bargainDueAt} <= amber_now()
      order by ${bargainDueAt} limit ${batchSize}`,
  )
  let handled = 0
  for (const { id } of due) {
    try {
      if ((await transact(db, (tx) => expire(tx, BigInt(id)))) === true) handled += 1
    } catch (error) {
      boundedLogger.error({ bargainId: id, error }, 'bargain could not be ended')
      await db
        .update(bargains)
        .set({ retryAt: retryTime })
        .where(eq(bargains.id, BigInt(id)))
      handled += 1
    }
  }
  return handled
}

async function expire(tx: Transaction, bargainId: bigint): Promise<boolean | Refusal> {
  const locked = await lockBargain(tx, bargainId, 'skip')
  if (!locked) return false
  // A refusal means that somebody was faster.
  const state = await endBargain(tx, locked, { event: 'overdue', actor: 'system' })
  return state instanceof Refusal ? state : true
}
