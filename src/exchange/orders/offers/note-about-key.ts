import { eq } from 'drizzle-orm'
import { openApiKey } from '../../accounts/api-key.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { transact } from '../../db/transact.ts'
import type { Services } from '../../services.ts'

/** Records what a key has shown about itself, unless its person has replaced it since. */
export async function noteAboutKey(
  { db, settings }: Services,
  userId: bigint,
  key: string,
  note: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await transact(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, apiKey: users.apiKey })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (user && openApiKey(settings.secretKey, user) === key) await note(tx)
    return {}
  })
}
