import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { updateRead } from '#contract/mail.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { mails } from '../../db/schema/mail.ts'
import type { SignedInContext } from '../../http/context.ts'
import { countUnread } from '../queries.ts'

/** S1.11 Marks mails as read: the given ones (skipping other users'), all, or all of a category. */
export async function markMailsRead(
  tx: Transaction,
  { caller }: SignedInContext,
  request: CallRequest<typeof updateRead>,
): Promise<CallAnswer<typeof updateRead>> {
  const chosen =
    'mail_ids' in request
      ? inArray(mails.id, request.mail_ids.map(BigInt))
      : request.category && eq(mails.category, request.category)
  await tx
    .update(mails)
    .set({ readAt: databaseNow })
    .where(and(eq(mails.userId, caller.userId), isNull(mails.readAt), chosen))
  return await countUnread(tx, caller.userId)
}
