import { and, type Column, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import type { Refusal } from '../refusal.ts'
import { blockedAbilities, restrictionOrder, restrictionRefusal, type Ability } from './restriction-rules.ts'

/** A kind of restriction now in force, and when the last of that kind ends; null if it does not end by itself. */
export interface LiveRestriction {
  kind: RestrictionKind
  endsAt: Date | null
}

/**
 * Condition for a row of `restrictions` to be in force, which it is from the moment it is visible. Its start time is
 * not compared: a transaction's time is that of its start, which may precede a restriction it has waited for.
 */
export const isInForce = () =>
  and(isNull(restrictions.liftedAt), or(isNull(restrictions.endsAt), gt(restrictions.endsAt, databaseNow)))

/** A user's restrictions in force, one entry per kind, gravest first. */
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

/** Condition that a restriction in force takes an ability from the person in a column. */
export const isBarred = (userId: Column, ability: Ability): SQL => {
  const kinds = restrictionOrder.filter((kind) => blockedAbilities[kind].includes(ability))
  const restriction = and(eq(restrictions.userId, userId), inArray(restrictions.kind, kinds), isInForce())
  return sql`exists (select 1 from ${restrictions} where ${restriction})`
}

/** The refusal for the gravest restriction that takes an ability from a user; null if they have it. */
export async function findRestrictionRefusal(
  db: Queryable | Transaction,
  userId: bigint,
  ability: Ability,
): Promise<Refusal | null> {
  return refusalOf(await findLiveRestrictions(db, userId), ability)
}

/** Whether others in force still take away all that a restriction took, so that nothing ends with it for the user. */
export const isOutlasted = (kind: RestrictionKind, live: readonly LiveRestriction[]): boolean =>
  blockedAbilities[kind].every((ability) => refusalOf(live, ability) !== null)

/** Like `findRestrictionRefusal`, for restrictions already read, gravest first. */
export function refusalOf(live: readonly LiveRestriction[], ability: Ability): Refusal | null {
  const first = live.find(({ kind }) => blockedAbilities[kind].includes(ability))
  return first ? restrictionRefusal(first.kind, first.endsAt) : null
}
