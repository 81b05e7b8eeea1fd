import { eq } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { users } from './schema/accounts.ts'

/**
 * Holds a person's row alone to the end of the transaction: of many commands at once each finds, and counts, what those
 * before it have made. Foreign keys to the row are not held up.
 *
 * @returns whether there is such a person.
 */
export async function lockPerson(tx: Transaction, userId: bigint): Promise<boolean> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return user !== undefined
}
