import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setNickname as call } from '#contract/accounts/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import { longestNickname, parseName } from '../../names/parse-name.ts'
import { nameInvalid } from '../../names/refusals.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'

type Request = CallRequest<typeof call>

/** Validates the name and counts the change; an invalid name is not counted. */
export async function prepareNickname(
  { db, caller: { userId } }: SignedInContext,
  { nickname }: Request,
): Promise<{ nickname: string } | Refusal> {
  const parsed = parseName(nickname, longestNickname)
  if ('problem' in parsed) return nameInvalid('nickname', parsed.problem)
  return (await consumeLimits(db, [[limits.nicknameByUser, String(userId)]])) ?? { nickname: parsed.name }
}

export async function setNickname(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  _: Request,
  { nickname }: { nickname: string },
): Promise<CallAnswer<typeof call>> {
  await tx.update(users).set({ nickname }).where(eq(users.id, userId))
  return { nickname }
}
