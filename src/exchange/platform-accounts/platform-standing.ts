import { and, eq, inArray } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { isInForce } from '../accounts/restrictions.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import { transact } from '../db/transact.ts'
import { liftRestriction } from '../moderation/commands/lift-restriction.ts'
import { restrictUser } from '../moderation/commands/restrict-user.ts'
import type { TradeStanding } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'

const by = 'platform'
const kinds = ['platform_restricted', 'platform_suspended'] satisfies RestrictionKind[]
const kindOf: Record<TradeStanding, (typeof kinds)[number] | null> = {
  good: null,
  suspended: 'platform_suspended',
  restricted: 'platform_restricted',
}

interface BoundPerson {
  userId: bigint
  steamId: string
}

/**
 * S8.11 Asks the platform for the standing of people's accounts. The returned function restricts or frees one of them
 * accordingly; restrictions imposed by operators stay.
 *
 * @throws ServiceUnavailable when the platform can't be asked.
 */
export async function askTradeStandings(
  { db, platform }: Pick<Services, 'db' | 'platform'>,
  people: readonly BoundPerson[],
): Promise<(person: BoundPerson) => Promise<void>> {
  const standings = await platform.listTradeStandings(people.map(({ steamId }) => steamId))
  return async (person) => {
    const standing = standings.get(person.steamId)
    if (standing) await transact(db, async (tx) => applyStanding(tx, person, kindOf[standing]))
  }
}

async function applyStanding(
  tx: Transaction,
  { userId, steamId }: BoundPerson,
  wanted: RestrictionKind | null,
): Promise<Record<string, never>> {
  // Exclusive lock: of two concurrent checks the second sees what the first did. The account may also have been unbound
  // meanwhile.
  const bound = and(eq(users.id, userId), eq(users.steamId, steamId))
  const [user] = await tx.select({ id: users.id }).from(users).where(bound).for('no key update')
  if (!user) return {}
  const held = await tx.select({ kind: restrictions.kind }).from(restrictions).where(byPlatform(userId))
  for (const kind of new Set(held.map((row) => row.kind))) {
    const reason = 'Steam has lifted it.'
    if (kind !== wanted) await liftRestriction(tx, { userId, kind, by, reason, onlyBy: by })
  }
  if (wanted && !held.some(({ kind }) => kind === wanted)) {
    const [reason, reasonZh] = ['Steam reports it.', 'Steam 账户状态异常。']
    await restrictUser(tx, { userId, kind: wanted, seconds: null, by, reason, reasonZh })
  }
  return {}
}

const byPlatform = (userId: bigint) =>
  and(eq(restrictions.userId, userId), eq(restrictions.imposedBy, by), inArray(restrictions.kind, kinds), isInForce())

/** The platform's restrictions on an account do not follow its person to the next one. */
export async function forgetTradeStanding(tx: Transaction, userId: bigint): Promise<void> {
  await tx
    .update(restrictions)
    .set({ liftedAt: databaseNow, liftedBy: by, liftReason: 'The account was unbound.' })
    .where(and(eq(restrictions.userId, userId), eq(restrictions.imposedBy, by), isInForce()))
}
