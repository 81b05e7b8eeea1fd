import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { type MailContent, type MailKind, mailKinds } from './mail-kinds.ts'

interface AnyContent {
  kind: MailKind
  subjectId?: bigint
  goods?: { goodsId: string; styleId: number }
  params?: Record<string, string>
}

/** Mails of any kinds, for `sendMails`. */
export type MailTo = { [Kind in MailKind]: { userId: bigint } & MailContent<Kind> }[MailKind]

/** Tells people something, within the transaction that makes it true. */
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
    params: all.map(({ params }) => JSON.stringify(params ?? {})),
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

/** A mail that others of its kind and subject add to while it waits to be read: their `count` is counted on. */
export async function gatherMail(
  tx: Transaction,
  { userId, kind, subjectId, params }: Extract<MailTo, { kind: 'orders_offered' | 'orders_received' }>,
): Promise<void> {
  const { category } = mailKinds[kind]
  await gather(tx, { userId, kind, category, subjectId, params: JSON.stringify(params) })
}

// Whoever adds to it at the same time counts itself alone: the database adds them up.
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

/** As `sendMails`, for one person. */
export async function sendMail<Kind extends MailKind>(
  tx: Transaction,
  userId: bigint,
  content: MailContent<Kind>,
): Promise<void> {
  await sendMails(tx, [{ userId, ...content } as unknown as MailTo])
}
