import { and, type Column, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import type { Refusal } from '../refusal.ts'
import { blockedAbilities, restrictionOrder, restrictionRefusal, type Ability } from './restriction-rules.ts'

/** A kind of restriction that holds now, and when the last of that kind ends; null: not by itself. */
export interface LiveRestriction {
  kind: RestrictionKind
  endsAt: Date | null
}

/**
 * The condition under which a row of `restrictions` holds now: from when it can be seen. Its own moment is not asked, since a
 * transaction's time is that of its beginning, which may lie before the restriction that it has waited for.
 */
export const isInForce = () =>
  and(isNull(restrictions.liftedAt), or(isNull(restrictions.endsAt), gt(restrictions.endsAt, databaseNow)))

/** What holds for a person now, one entry a kind, the gravest first. */
export async function findLiveRestrictions(db: Queryable | Transaction, userId: bigint): Promise<LiveRestriction[]> {
  const rows = await db
    .select({ kind: restrictions.kind, endsAt: restrictions.endsAt })
    .from(restrictions)
    .where(and(eq(restrictions.userId, userId), isInForce()))
  return gravestFirst(rows)
}

/** A row of them as JSON: what kind it is, and when it ends. */
export type RestrictionJson = [kind: RestrictionKind, endsAt: string | null]

/** What holds now for the person in a column, as a part of a statement about them; `readLive` reads it. */
export const liveRestrictionsOf = (userId: Column): SQL<RestrictionJson[]> => sql`coalesce((
  select json_agg(json_build_array(${restrictions.kind}, ${restrictions.endsAt}))
  from ${restrictions} where ${and(eq(restrictions.userId, userId), isInForce())}
), '[]')`

/** As `findLiveRestrictions`, of what a statement has found. */
export const readLive = (found: readonly RestrictionJson[]): LiveRestriction[] =>
  gravestFirst(found.map(([kind, endsAt]) => ({ kind, endsAt: endsAt === null ? null : new Date(endsAt) })))

/** Of each kind the one that lasts longest, the gravest kind first. */
export function gravestFirst(rows: readonly LiveRestriction[]): LiveRestriction[] {
  const lasting = new Map<RestrictionKind, LiveRestriction>()
  for (const row of rows) {
    const other = lasting.get(row.kind)
    if (!other || (other.endsAt && (!row.endsAt || row.endsAt > other.endsAt))) lasting.set(row.kind, row)
  }
  return restrictionOrder.flatMap((kind) => lasting.get(kind) ?? [])
}

/** The refusal of the gravest restriction that takes an ability from a person; null when they have it. */
export async function findRestrictionRefusal(
  db: Queryable | Transaction,
  userId: bigint,
  ability: Ability,
): Promise<Refusal | null> {
  return refusalOf(await findLiveRestrictions(db, userId), ability)
}

/** As `findRestrictionRefusal`, of what is known to hold, the gravest first. */
export function refusalOf(live: readonly LiveRestriction[], ability: Ability): Refusal | null {
  const first = live.find(({ kind }) => blockedAbilities[kind].includes(ability))
  return first ? restrictionRefusal(first.kind, first.endsAt) : null
}
