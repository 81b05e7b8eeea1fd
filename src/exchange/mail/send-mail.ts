import type { Transaction } from '../db/connection.ts'
import { mails } from '../db/schema/mail.ts'
import { type MailContent, type MailKind, mailKinds } from './mail-kinds.ts'

interface AnyContent {
  kind: MailKind
  subjectId?: bigint
  goods?: { goodsId: string; styleId: number }
  params?: Record<string, string>
}

/** Tells a person something, within the transaction that makes it true. */
export async function sendMail<Kind extends MailKind>(
  tx: Transaction,
  userId: bigint,
  content: MailContent<Kind>,
): Promise<void> {
  const { kind, subjectId, goods, params } = content as AnyContent
  await tx.insert(mails).values({
    userId,
    kind,
    category: mailKinds[kind].category,
    subjectId: subjectId ?? null,
    goodsId: goods?.goodsId ?? null,
    styleId: goods?.styleId ?? 0,
    params: params ?? {},
  })
}
