import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { startSignIn } from '#contract/accounts/platform.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import { platformSignIns, users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { returnAddress } from '../platform-binding.ts'

const lifetimeSeconds = 600

/** Starts binding a platform account: returns the platform address to send the browser to, valid for ten minutes. */
export async function startPlatformSignIn(
  { db, platform, settings, caller: { userId } }: SignedInContext,
  { return_path }: CallRequest<typeof startSignIn>,
): Promise<{ url: string } | Refusal> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (user?.steamId) return accountRefusals.platformAlreadyBound()
  const tooOften = await consumeLimits(db, [[limits.platformSignInByUser, String(userId)]])
  if (tooOften) return tooOften
  const state = randomBytes(32).toString('base64url')
  const expiresAt = sql`${databaseNow} + make_interval(secs => ${lifetimeSeconds})`
  await db.insert(platformSignIns).values({ state, userId, returnPath: return_path, expiresAt })
  return { url: platform.signInUrl({ returnTo: returnAddress(settings, state), realm: settings.publicUrl }) }
}
