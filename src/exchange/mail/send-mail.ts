import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { type Due, dueWords } from './due-words.ts'
import { type MailContent, type MailKind, mailKinds } from './mail-kinds.ts'

interface AnyContent {
  kind: MailKind
  subjectId?: bigint
  goods?: { goodsId: string; styleId: number }
  params?: Record<string, string>
  due?: Due
}

/** A mail of any kind, for `sendMails`. */
export type MailTo = { [Kind in MailKind]: { userId: bigint } & MailContent<Kind> }[MailKind]

/** Sends mails within the transaction that makes them true. */
export async function sendMails(tx: Transaction, letters: readonly MailTo[]): Promise<void> {
  if (letters.length === 0) return
  const all = letters as readonly (AnyContent & { userId: bigint })[]
  await insertMails(tx, {
    userIds: all.map(({ userId }) => userId),
    kinds: all.map(({ kind }) => kind),
    categories: all.map(({ kind }) => mailKinds[kind].category),
    subjectIds: all.map(({ subjectId }) => subjectId ?? null),
    goodsIds: all.map(({ goods }) => goods?.goodsId ?? null),
    styleIds: all.map(({ goods }) => goods?.styleId ?? 0),
    params: all.map(({ params, due }) => JSON.stringify({ ...params, ...(due && dueWords(due)) })),
  })
}

const insertMails = statement<{
  userIds: bigint[]
  kinds: MailKind[]
  categories: string[]
  subjectIds: (bigint | null)[]
  goodsIds: (string | null)[]
  styleIds: number[]
  params: string[]
}>(
  ({ userIds, kinds, categories, subjectIds, goodsIds, styleIds, params }) => sql`
    insert into mails (user_id, kind, category, subject_id, goods_id, style_id, params)
    select user_id, kind, category, subject_id, goods_id, style_id, params::jsonb
    from unnest(${userIds}::bigint[], ${kinds}::text[], ${categories}::text[], ${subjectIds}::bigint[], ${goodsIds}::text[],
      ${styleIds}::smallint[], ${params}::text[]) as mail (user_id, kind, category, subject_id, goods_id, style_id, params)`,
)

/** Sends a mail that, while unread, absorbs later ones of its kind and subject by raising its `count`. */
export async function gatherMail(
  tx: Transaction,
  { userId, kind, subjectId, params }: Extract<MailTo, { kind: 'orders_offered' | 'orders_received' }>,
): Promise<void> {
  const { category } = mailKinds[kind]
  await gather(tx, { userId, kind, category, subjectId, params: JSON.stringify(params) })
}

// Concurrent senders each count only themselves: the database adds them up.
const gather = statement<{ userId: bigint; kind: string; category: string; subjectId: bigint; params: string }>(
  ({ userId, kind, category, subjectId, params }) => sql`
    insert into mails (user_id, kind, category, subject_id, params)
    values (${userId}, ${kind}, ${category}, ${subjectId}, ${params}::jsonb)
    on conflict (user_id, kind, subject_id) where kind in ('orders_offered', 'orders_received') and read_at is null
    do update set created_at = amber_now(), params = mails.params || case
      when mails.params ->> 'count' is null then '{}'::jsonb
      else jsonb_build_object('count',
        greatest((mails.params ->> 'count')::integer + 1, (excluded.params ->> 'count')::integer)::text)
    end`,
)

/** Like `sendMails`, for one mail. */
export async function sendMail<Kind extends MailKind>(
  tx: Transaction,
  userId: bigint,
  content: MailContent<Kind>,
): Promise<void> {
  await sendMails(tx, [{ userId, ...content } as unknown as MailTo])
}
