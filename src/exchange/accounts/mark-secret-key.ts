import { desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { meta } from '../db/schema/meta.ts'
import { StartRefused } from '../db/start-refused.ts'
import { opensApiKey } from './api-key.ts'
import { subkey } from './sealed-secret.ts'

const markKey = 'secret_key'
/** How many API keys to try: any single row may have been tampered with. */
const tried = 5

/** Derived from the key and used for nothing else, so reading it reveals nothing about the key's 256 bits. */
const fingerprintOf = (secretKey: Uint8Array) => subkey(secretKey, 'fingerprint').toString('hex').slice(0, 32)

/**
 * Marks a database with the fingerprint of the key that seals its secrets. With another key no API key would open:
 * deliveries could no longer be checked, and buyers would be refunded for items they have received.
 *
 * @throws StartRefused if it is marked with another one, or has no mark yet and its secrets don't open.
 */
export async function markSecretKey(db: Queryable, secretKey: Uint8Array): Promise<void> {
  const isMarked = await refuseOtherSecretKey(db, secretKey)
  if (isMarked) return
  await db
    .insert(meta)
    .values({ key: markKey, value: fingerprintOf(secretKey) })
    .onConflictDoNothing()
  await refuseOtherSecretKey(db, secretKey)
}

/**
 * Returns whether the database is marked with this key.
 *
 * @throws StartRefused if it is marked with another one, or has no mark and its secrets don't open.
 */
export async function refuseOtherSecretKey(db: Queryable, secretKey: Uint8Array): Promise<boolean> {
  const [mark] = await db.select().from(meta).where(eq(meta.key, markKey))
  if (mark ? mark.value === fingerprintOf(secretKey) : await opensWhatIsSealed(db, secretKey)) return mark !== undefined
  throw new StartRefused(
    'SECRET_KEY is not the key that this database was made with: what people have entrusted to the market would not open. Set it to that one (a demo keeps its own in DATA_DIR/secret-key), or set another DATA_DIR or DATABASE_URL.',
  )
}

async function opensWhatIsSealed(db: Queryable, secretKey: Uint8Array): Promise<boolean> {
  const sealed = await db
    .select({ id: users.id, apiKey: users.apiKey })
    .from(users)
    .where(isNotNull(users.apiKey))
    .orderBy(desc(users.id))
    .limit(tried)
  return sealed.length === 0 || sealed.some((user) => opensApiKey(secretKey, user))
}
