import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { type HoldKind, holds } from '../db/schema/money.ts'

/** What a person's held money is held for, in fen; kinds that nothing is held for are left out. Together it is the balance `held`. */
export const readHeldFor = (db: Queryable, userId: bigint): Promise<{ kind: HoldKind; amount: bigint }[]> =>
  db
    .select({ kind: holds.kind, amount: sql<bigint>`sum(${holds.amount})::bigint`.mapWith(holds.amount) })
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, 'open')))
    .groupBy(holds.kind)
    .orderBy(holds.kind)
