import { eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { headPortraits, setHeadPortrait } from '#contract/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { listPortraits, portraitUrl } from '../../art/portraits.ts'

export async function readPortraits({
  db,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof headPortraits>> {
  const [user] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId))
  return {
    items: listPortraits().map(({ id, url }) => ({ portrait_id: id, url, is_chosen: url === user?.avatar })),
  }
}

/** Gives a person one of the ready-made avatars. */
export async function setPortrait(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { portrait_id }: CallRequest<typeof setHeadPortrait>,
): Promise<CallAnswer<typeof setHeadPortrait> | Refusal> {
  const avatar = portraitUrl(portrait_id)
  if (!avatar)
    return refuse(codes.requestInvalid, 'There is no such avatar.', '没有该头像。', { fields: ['portrait_id'] })
  await tx.update(users).set({ avatar }).where(eq(users.id, userId))
  return { avatars: avatar }
}
