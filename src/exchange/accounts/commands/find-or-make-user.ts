import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { openUserAccounts } from '../../ledger/accounts.ts'
import { grantWelcome } from '../../ledger/grants.ts'
import { makeNickname } from '../../names/sign-up-nickname.ts'

/**
 * Finds the user with a phone number, or signs them up with ledger accounts and the demo's play money (fen; 0 for
 * none). Concurrent sign-ups with one phone serialize on the unique phone and find the same user.
 */
export async function findOrMakeUser(
  tx: Transaction,
  { phone, welcomeGrant }: { phone: string; welcomeGrant: bigint },
): Promise<{ id: bigint }> {
  const person = { id: users.id }
  // Locked until the end, so that the phone cannot move to another user before this transaction is done.
  const known = () => tx.select(person).from(users).where(eq(users.phone, phone)).for('share')
  const [found] = await known()
  if (found) return found
  const [made] = await tx
    .insert(users)
    .values({ phone, nickname: makeNickname() })
    .onConflictDoNothing({ target: users.phone })
    .returning(person)
  if (!made) return (await known())[0]!
  await openUserAccounts(tx, made.id)
  if (welcomeGrant > 0n) await grantWelcome(tx, made.id, welcomeGrant)
  return made
}
