import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { sessions, users } from '../db/schema/accounts.ts'
import type { Device } from '../http/context.ts'

/**
 * Whether the holder of a phone has signed in on this device before. Nobody else can claim to be on it: its id is random
 * and stays in that browser.
 */
export async function isKnownDevice(db: Queryable, phone: string, { id }: Pick<Device, 'id'>): Promise<boolean> {
  if (id === null) return false
  const [session] = await db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.phone, phone), eq(sessions.deviceId, id)))
    .limit(1)
  return session !== undefined
}
