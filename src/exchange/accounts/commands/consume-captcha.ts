import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
import { captchas } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { Refusal } from '../../refusal.ts'
import { accountRefusals } from '../refusals.ts'

/**
 * S8.3 Takes a captcha's one answer; null when it is right. One statement takes the captcha away, so of two answers at
 * once one finds nothing, and a wrong one has used it up.
 */
export async function consumeCaptcha(db: Queryable, id: string, answer: string): Promise<Refusal | null> {
  const [captcha] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, databaseNow)))
    .returning({ answer: captchas.answer })
  if (!captcha) return accountRefusals.captchaInvalid()
  return captcha.answer === answer ? null : accountRefusals.captchaWrong()
}
