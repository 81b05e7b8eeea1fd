import { and, type Column, desc, eq, inArray, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { listMsg, unreadTotal } from '#contract/mail.ts'
import { mailCategories, type MailCategory } from '#contract/words.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { mails } from '../db/schema/mail.ts'
import { statement } from '../db/statement.ts'
import type { SignedInContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { dueIn } from './due-words.ts'
import { mailKinds, type MailKind } from './mail-kinds.ts'
import { mailText } from './mail-text.ts'
import { endIn } from './restriction-end.ts'
import { watchingMailKinds } from './watching-mail-kinds.ts'

const newestFirst = 'mail'

/** Of a category: how many mails are unread, and the last of them that an alert has sent. */
export type UnreadJson = [category: MailCategory, unread: number, newestAlert: string | null]

/** The unread mails of the person in a column, as a part of a statement about them; `unreadIn` reads it. */
export const unreadOf = (userId: Column | Placeholder): SQL<UnreadJson[]> => sql`array_to_json(array(
  select json_build_array(
    ${mails.category},
    count(*),
    (max(${mails.id}) filter (where ${inArray(mails.kind, Object.keys(watchingMailKinds))}))::text
  )
  from ${mails} where ${and(eq(mails.userId, userId), isNull(mails.readAt))} group by ${mails.category}
))`

/** S1.11 How many mails of each category a person has not read, and the last of them that an alert has sent. */
export function unreadIn(found: readonly UnreadJson[]): CallAnswer<typeof unreadTotal> {
  const byCategory = Object.fromEntries(mailCategories.map((category) => [category, 0])) as Record<MailCategory, number>
  for (const [category, unread] of found) byCategory[category] = unread
  return {
    total: found.reduce((sum, [, unread]) => sum + unread, 0),
    by_category: byCategory,
    // All alerts belong to one category.
    newest_alert: found.find(([, , newestAlert]) => newestAlert !== null)?.[2] ?? null,
  }
}

const unreadQuery = statement<{ userId: bigint }, { unread: UnreadJson[] }>(
  ({ userId }) => sql`select ${unreadOf(userId)} as unread`,
)

export async function countUnread(
  db: Queryable | Transaction,
  userId: bigint,
): Promise<CallAnswer<typeof unreadTotal>> {
  const [row] = await unreadQuery(db, { userId })
  return unreadIn(row!.unread)
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
        restriction: endIn(mail.params),
        due: dueIn(mail.params),
        is_read: mail.readAt !== null,
        created_at: seconds(mail.createdAt),
      }
    }),
    next_cursor:
      last && rows.length > page_size ? encodeCursor(newestFirst, { key: null, id: last.id.toString() }) : null,
  }
}
