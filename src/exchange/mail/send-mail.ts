import type { Transaction } from '../db/connection.ts'
import { mails } from '../db/schema/mail.ts'
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
  await tx.insert(mails).values(
    letters.map((letter) => {
      const { userId, kind, subjectId, goods, params } = letter as AnyContent & { userId: bigint }
      return {
        userId,
        kind,
        category: mailKinds[kind].category,
        subjectId: subjectId ?? null,
        goodsId: goods?.goodsId ?? null,
        styleId: goods?.styleId ?? 0,
        params: params ?? {},
      }
    }),
  )
}

/** As `sendMails`, for one person. */
export async function sendMail<Kind extends MailKind>(
  tx: Transaction,
  userId: bigint,
  content: MailContent<Kind>,
): Promise<void> {
  await sendMails(tx, [{ userId, ...content } as unknown as MailTo])
}
