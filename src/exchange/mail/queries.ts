import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { listMsg, unreadTotal } from '#contract/mail.ts'
import { mailCategories, type MailCategory } from '#contract/words.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { mails } from '../db/schema/mail.ts'
import { prepared } from '../db/statement.ts'
import type { SignedInContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { mailKinds, type MailKind } from './mail-kinds.ts'
import { mailText } from './mail-text.ts'
import { watchingMailKinds } from './watching-mail-kinds.ts'

const newestFirst = 'mail'

const newestAlert = sql<
  bigint | null
>`max(${mails.id}) filter (where ${inArray(mails.kind, Object.keys(watchingMailKinds))})`.mapWith(mails.id)

const unreadQuery = prepared('count_unread', (db) =>
  db
    .select({ category: mails.category, unread: count(), newestAlert })
    .from(mails)
    .where(and(eq(mails.userId, sql.placeholder('userId')), isNull(mails.readAt)))
    .groupBy(mails.category),
)

/** S1.11 How many mails of each category a person has not read, and the last of them that an alert has sent. */
export async function countUnread(
  db: Queryable | Transaction,
  userId: bigint,
): Promise<CallAnswer<typeof unreadTotal>> {
  const rows = await unreadQuery(db, { userId })
  const byCategory = Object.fromEntries(mailCategories.map((category) => [category, 0])) as Record<MailCategory, number>
  for (const { category, unread } of rows) byCategory[category] = unread
  return {
    total: rows.reduce((sum, { unread }) => sum + unread, 0),
    by_category: byCategory,
    // All alerts belong to one category.
    newest_alert: rows.find((row) => row.newestAlert !== null)?.newestAlert?.toString() ?? null,
  }
}

/** S1.11 A user's mails, newest first. */
export async function listMails(
  { db, caller, locale }: SignedInContext,
  { category, unread_only, cursor, page_size }: CallRequest<typeof listMsg>,
): Promise<CallAnswer<typeof listMsg> | Refusal> {
  const after = cursor === undefined ? null : decodeIdCursor(newestFirst, cursor)
  if (cursor !== undefined && after === null) return invalidRequest(['cursor'])
  const rows = await db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.userId, caller.userId),
        category && eq(mails.category, category),
        unread_only ? isNull(mails.readAt) : undefined,
        after === null ? undefined : lt(mails.id, after),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(page_size + 1)
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  const goods = shown.flatMap(({ goodsId, styleId }) => (goodsId === null ? [] : [{ goodsId, styleId }]))
  const infos = await goodsInfosByIds(db, goods, locale)
  return {
    items: shown.map((mail) => {
      const { goodsId, styleId } = mail
      const words: Record<string, string> = { ...mail.params }
      if (goodsId !== null) words.goods = goodsInfoOf(infos, { goodsId, styleId }).name
      const subject = mailKinds[mail.kind as MailKind]?.about
      return {
        mail_id: mail.id.toString(),
        category: mail.category,
        kind: mail.kind,
        ...mailText(mail.kind, locale, words),
        about: subject && mail.subjectId !== null ? { subject, id: mail.subjectId.toString() } : null,
        goods_id: goodsId,
        is_read: mail.readAt !== null,
        created_at: seconds(mail.createdAt),
      }
    }),
    next_cursor:
      last && rows.length > page_size ? encodeCursor(newestFirst, { key: null, id: last.id.toString() }) : null,
  }
}
