import type { Queryable, Transaction } from '../db/connection.ts'
import type { Refusal } from '../refusal.ts'
import type { Action } from './restriction-rules.ts'
import { findRestrictionRefusal } from './restrictions.ts'
import { judgePreparation, type Preparation, readTrader, type TraderLock } from './trade-preparation.ts'

/**
 * S2.42 Checks whether a user may do this now. Returns the gravest restriction that forbids it (301001 frozen, 301003
 * closing, 301002, the ban of the action 301004..301007, 301010, 301009; with `extra.expire_time` if it ends by
 * itself), else the first missing step of their trade preparation.
 *
 * In a transaction pass `lock`, and call this first: the user's row is then locked until the end. Restricting a user
 * takes that row exclusively, so a restriction is either visible here or finds what this command has created. Commands
 * that create something of which a user may have only a limited number take the row exclusively, too.
 */
export async function checkAction(
  db: Queryable | Transaction,
  userId: bigint,
  action: Action,
  lock?: TraderLock,
): Promise<Refusal | Preparation> {
  // Lock the row before reading restrictions, so that one imposed while this waited is visible.
  const trader = await readTrader(db, userId, lock)
  const restriction = trader.isRestricted ? await findRestrictionRefusal(db, userId, action) : null
  return restriction ?? judgePreparation(trader)
}
