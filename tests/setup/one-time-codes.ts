import { eq } from 'drizzle-orm'
import * as auth from '#contract/accounts/auth.ts'
import { captchas } from '#exchange/db/schema/accounts.ts'
import type { TestExchange } from './exchange.ts'

/** A fresh captcha with its right answer, which only the database knows. */
export async function solvedCaptcha(exchange: TestExchange): Promise<{ captcha: string; captcha_id: string }> {
  const { value } = await exchange.ask(auth.captcha, {})
  const [row] = await exchange.services.db.select().from(captchas).where(eq(captchas.id, value.captcha_id))
  return { captcha: row!.answer, captcha_id: value.captcha_id }
}

/** The code of the newest message to a phone, after the outbox has been emptied. */
export async function receivedCode(exchange: TestExchange, phone: string): Promise<string> {
  await exchange.runJobs()
  return exchange.sms.listMessages(phone)[0]?.code ?? ''
}

/** Another code than this one. */
export const wrongCode = (digits: string) => digits.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
