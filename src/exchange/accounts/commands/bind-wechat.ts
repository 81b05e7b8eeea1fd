import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { finishWechatBinding as finishCall, wechatBindStatus, wechatQrCode } from '#contract/accounts/wechat.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseCode, transact } from '../../db/transact.ts'
import { users, wechatSignIns } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'
import { accountRefusals } from '../refusals.ts'

const lifetimeSeconds = 600
const uniqueViolation = '23505'

/** Starts a binding: returns the WeChat page that shows the code to scan. 301002 if the market has no WeChat access. */
export async function startWechatBinding({
  db,
  wechat,
  settings,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof wechatQrCode> | Refusal> {
  if (!wechat) return accountRefusals.wechatUnavailable()
  const tooOften = await consumeLimits(db, [[limits.wechatBindingByUser, String(userId)]])
  if (tooOften) return tooOften
  const state = randomBytes(32).toString('base64url')
  const [made] = await db
    .insert(wechatSignIns)
    .values({ state, userId, expiresAt: sql`${databaseNow} + make_interval(secs => ${lifetimeSeconds})` })
    .returning({ expiresAt: wechatSignIns.expiresAt })
  const url = wechat.signInUrl({ state, returnTo: `${settings.publicUrl}/wechat/return` })
  return { url, expires_at: seconds(made!.expiresAt) }
}

export async function readWechatStatus({
  db,
  wechat,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof wechatBindStatus>> {
  const [user] = await db.select({ id: users.wechatId, name: users.wechatName }).from(users).where(eq(users.id, userId))
  return { bound: user!.id !== null, name: user!.name, available: wechat !== null }
}

/**
 * Binds the WeChat account behind the code that the browser returned with. The state must be the caller's own, unused
 * and under ten minutes old: a return from somebody else's attempt binds nothing. It is spent before WeChat is asked,
 * so that each return causes only one request.
 */
export async function finishWechatBinding(
  { db, wechat, caller: { userId } }: SignedInContext,
  { code, state }: CallRequest<typeof finishCall>,
): Promise<CallAnswer<typeof finishCall> | Refusal> {
  if (!wechat) return accountRefusals.wechatUnavailable()
  const spent = await db
    .update(wechatSignIns)
    .set({ usedAt: databaseNow })
    .where(
      and(
        eq(wechatSignIns.state, state),
        eq(wechatSignIns.userId, userId),
        isNull(wechatSignIns.usedAt),
        gt(wechatSignIns.expiresAt, databaseNow),
      ),
    )
    .returning({ state: wechatSignIns.state })
  if (spent.length === 0) return accountRefusals.wechatSignInFailed()
  const read = await wechat.readAccount(code)
  if (!read.ok) return accountRefusals.wechatSignInFailed()
  const { id, name } = read.account
  try {
    return await transact(db, async (tx) => {
      await tx.update(users).set({ wechatId: id, wechatName: name }).where(eq(users.id, userId))
      return { name }
    })
  } catch (error) {
    if (databaseCode(error) === uniqueViolation) return accountRefusals.wechatBoundElsewhere()
    throw error
  }
}

export async function unbindWechat(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
): Promise<Record<string, never>> {
  await tx.update(users).set({ wechatId: null, wechatName: null }).where(eq(users.id, userId))
  return {}
}
