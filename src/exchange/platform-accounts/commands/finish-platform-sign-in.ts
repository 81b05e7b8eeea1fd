import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { finishSignIn } from '#contract/accounts/platform.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { platformSignIns, users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { databaseCode, transact } from '../../db/transact.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { adoptNickname } from '../../names/parse-name.ts'
import { isSignUpNickname } from '../../names/sign-up-nickname.ts'
import type { Profile } from '../../ports/game-platform.ts'
import { Refusal } from '../../refusal.ts'
import { noteTradeStanding, readBoundAccount, returnAddress } from '../platform-binding.ts'

type Answer = CallAnswer<typeof finishSignIn>

const uniqueViolation = '23505'

/**
 * Binds the account that the platform vouches for. The sign-in must be the caller's own, unused and under ten minutes
 * old, and its nonce new to us: a link from somebody else's sign-in binds nothing.
 */
export async function finishPlatformSignIn(
  { db, platform, settings, caller: { userId } }: SignedInContext,
  { params }: CallRequest<typeof finishSignIn>,
): Promise<Answer | Refusal> {
  const state = params.state ?? ''
  const signIn = await findOpenSignIn(db, userId, state)
  if (!signIn) return accountRefusals.platformSignInFailed('unknown_sign_in')
  const tooOften = await consumeLimits(db, [[limits.platformSignInByUser, String(userId)]])
  if (tooOften) return tooOften
  const returnTo = returnAddress(settings, state)
  const verified = await platform.verifySignIn(new URLSearchParams(params), { returnTo })
  if (!verified.ok) return accountRefusals.platformSignInFailed(verified.reason)
  const { steamId, nonce } = verified
  const account = await readBoundAccount(platform, steamId)
  try {
    const bound = await transact(db, async (tx) => {
      const refusal =
        (await spendSignIn(tx, { userId, state, nonce })) ?? (await bindAccount(tx, { userId, steamId, ...account }))
      return refusal ?? { steam64_id: steamId, return_path: signIn.returnPath }
    })
    if (!(bound instanceof Refusal)) await noteTradeStanding({ db, platform }, { userId, steamId })
    return bound
  } catch (error) {
    if (databaseCode(error) !== uniqueViolation) throw error
    return violates(error, users.steamId.uniqueName)
      ? accountRefusals.platformBoundElsewhere()
      : accountRefusals.platformSignInFailed('spent_nonce')
  }
}

const openSignIn = (userId: bigint, state: string) =>
  and(
    eq(platformSignIns.state, state),
    eq(platformSignIns.userId, userId),
    isNull(platformSignIns.usedAt),
    gt(platformSignIns.expiresAt, databaseNow),
  )

async function findOpenSignIn(db: Queryable, userId: bigint, state: string) {
  const [signIn] = await db
    .select({ returnPath: platformSignIns.returnPath })
    .from(platformSignIns)
    .where(openSignIn(userId, state))
  return signIn
}

/** The nonce is unique across all sign-ins: reusing one fails the transaction. */
async function spendSignIn(
  tx: Transaction,
  { userId, state, nonce }: { userId: bigint; state: string; nonce: string },
): Promise<Refusal | null> {
  const spent = await tx
    .update(platformSignIns)
    .set({ usedAt: databaseNow, nonce })
    .where(openSignIn(userId, state))
    .returning({ state: platformSignIns.state })
  return spent.length > 0 ? null : accountRefusals.platformSignInFailed('unknown_sign_in')
}

async function bindAccount(
  tx: Transaction,
  account: { userId: bigint; steamId: string; profile: Profile | null; isInventoryOpen: boolean },
): Promise<Refusal | null> {
  const { userId, steamId, profile, isInventoryOpen } = account
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (user?.steamId && user.steamId !== steamId) return accountRefusals.platformAlreadyBound()
  // The platform's name beats the generated one, if it is valid here; a name the person chose is left alone.
  const name = profile && adoptNickname(profile.nickname)
  const nickname = user && isSignUpNickname(user.nickname) ? name : null
  await tx
    .update(users)
    .set({
      steamId,
      isInventoryOpen,
      ...(user?.avatar === null && profile ? { avatar: profile.avatarUrl } : {}),
      ...(nickname === null ? {} : { nickname }),
    })
    .where(eq(users.id, userId))
  // The first one is part of the person's own set-up, and signing in again with the bound one changes nothing.
  if (user?.steamUnboundAt && user.steamId === null) {
    const account = name === null ? steamId : `${name} (${steamId})`
    await sendMail(tx, userId, { kind: 'platform_bound', params: { account } })
  }
  return null
}

function violates(error: unknown, constraint: string | undefined): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true
  }
  return false
}
