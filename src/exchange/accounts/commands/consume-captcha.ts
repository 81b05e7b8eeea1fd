import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
import { captchas } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { Refusal } from '../../refusal.ts'
import { accountRefusals } from '../refusals.ts'

/**
 * S8.3 Checks the only answer a captcha accepts; returns null if it is right. A single statement deletes the captcha,
 * so of two concurrent answers one finds nothing, and a wrong answer uses it up.
 */
export async function consumeCaptcha(db: Queryable, id: string, answer: string): Promise<Refusal | null> {
  const [captcha] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, databaseNow)))
    .returning({ answer: captchas.answer })
  if (!captcha) return accountRefusals.captchaInvalid()
  return captcha.answer === answer ? null : accountRefusals.captchaWrong()
}
