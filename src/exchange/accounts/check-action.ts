import type { Queryable, Transaction } from '../db/connection.ts'
import type { Refusal } from '../refusal.ts'
import type { Action } from './restriction-rules.ts'
import { findRestrictionRefusal } from './restrictions.ts'
import { judgePreparation, type Preparation, readTrader, type TraderLock } from './trade-preparation.ts'

/**
 * S2.42 May this person do this now? The gravest restriction that forbids it (301001 frozen, 301003 closing, 301002, the
 * ban of the action 301004..301007, 301010, 301009; with `extra.expire_time` where it ends by itself), else the first
 * thing their trade preparation lacks.
 *
 * In a transaction pass `lock`, and call it first: the person's row then stays as it is until the end. Whoever restricts
 * a person holds that row alone, so a restriction either is seen here, or finds what this command has made. Who begins
 * something that one may have only so many of holds it alone, too.
 */
export async function checkAction(
  db: Queryable | Transaction,
  userId: bigint,
  action: Action,
  lock?: TraderLock,
): Promise<Refusal | Preparation> {
  // The row is locked before restrictions are read: one that was imposed while this waited is visible then.
  const trader = await readTrader(db, userId, lock)
  const restriction = trader.isRestricted ? await findRestrictionRefusal(db, userId, action) : null
  return restriction ?? judgePreparation(trader)
}
