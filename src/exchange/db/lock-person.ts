import { eq } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { users } from './schema/accounts.ts'

/**
 * Locks a person's row until the end of the transaction: each of several concurrent commands sees, and counts, what the
 * earlier ones made. Inserting foreign keys to the row is not blocked.
 *
 * @returns whether the person exists.
 */
export async function lockPerson(tx: Transaction, userId: bigint): Promise<boolean> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return user !== undefined
}
