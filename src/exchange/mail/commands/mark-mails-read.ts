import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { updateRead } from '#contract/mail.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { mails } from '../../db/schema/mail.ts'
import type { SignedInContext } from '../../http/context.ts'
import { countUnread } from '../queries.ts'

/** Mails per statement: somebody may have a year's unread, more than the time allowed for one statement. */
const batchSize = 2_000

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
  const next = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.userId, caller.userId), isNull(mails.readAt), chosen))
    // By id, so that two devices that do this at once don't deadlock.
    .orderBy(asc(mails.id))
    .limit(batchSize)
    .for('update')
  for (let isMore = true; isMore;) {
    const marked = await tx
      .update(mails)
      .set({ readAt: databaseNow })
      .where(inArray(mails.id, next))
      .returning({ id: mails.id })
    isMore = marked.length >= batchSize
  }
  return await countUnread(tx, caller.userId)
}
