import { and, eq } from 'drizzle-orm'
import { listPortraits, portraitUrl } from '#art/portraits.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { headPortraits, setHeadPortrait } from '#contract/accounts/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { uploads } from '../../db/schema/feedback.ts'
import type { SignedInContext } from '../../http/context.ts'
import { cutAvatar } from '../../pictures/cut-avatar.ts'
import { pictureUrl, attachUploads } from '../../pictures/uploads.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'

type Request = CallRequest<typeof setHeadPortrait>
/** The avatar's URL, and the upload it was cropped from, if any. */
interface Portrait {
  url: string
  uploadId: string | null
}

export async function readPortraits({
  db,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof headPortraits>> {
  const [user] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId))
  return {
    items: listPortraits().map(({ id, url }) => ({ portrait_id: id, url, is_chosen: url === user?.avatar })),
  }
}

/** Finds the ready-made avatar, or crops one from the user's own upload. */
export async function preparePortrait(context: SignedInContext, request: Request): Promise<Portrait | Refusal> {
  if ('portrait_id' in request) {
    const url = portraitUrl(request.portrait_id)
    if (url) return { url, uploadId: null }
    return refuse(codes.requestInvalid, 'There is no such avatar.', '没有该头像。', { fields: ['portrait_id'] })
  }
  const { userId } = context.caller
  const refusal = await consumeLimits(context.db, [[limits.portraitByUser, String(userId)]])
  if (refusal) return refusal
  const uploadId = await cutAvatar(context, userId, request.upload_id)
  return uploadId instanceof Refusal ? uploadId : { url: pictureUrl(uploadId), uploadId }
}

/** Sets a user's avatar. An uploaded one that it replaces is no longer kept. */
export async function setPortrait(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  _: Request,
  { url, uploadId }: Portrait,
): Promise<CallAnswer<typeof setHeadPortrait> | Refusal> {
  const [user] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId)).for('no key update')
  if (uploadId && !(await attachUploads(tx, userId, [uploadId]))) return refusals.notFound()
  const oldId = /\/([0-9a-f]{32})\.webp$/.exec(user?.avatar ?? '')?.[1]
  if (oldId) {
    const old = and(eq(uploads.id, oldId), eq(uploads.userId, userId))
    await tx.update(uploads).set({ isUsed: false }).where(old)
  }
  await tx.update(users).set({ avatar: url }).where(eq(users.id, userId))
  return { avatars: url }
}
