import { eq } from 'drizzle-orm'
import * as auth from '#contract/accounts/auth.ts'
import { captchas } from '#exchange/db/schema/accounts.ts'
import type { TestExchange } from './exchange.ts'

/** Returns a fresh captcha with its answer, read from the database. */
export async function solvedCaptcha(exchange: TestExchange): Promise<{ captcha: string; captcha_id: string }> {
  const { value } = await exchange.ask(auth.captcha, {})
  const [row] = await exchange.services.db.select().from(captchas).where(eq(captchas.id, value.captcha_id))
  return { captcha: row!.answer, captcha_id: value.captcha_id }
}

/** Delivers all outgoing messages and returns the code of the newest one to a phone. */
export async function receivedCode(exchange: TestExchange, phone: string): Promise<string> {
  await exchange.runJobs()
  return exchange.sms.listMessages(phone)[0]?.code ?? ''
}

/** Returns a different code. */
export const wrongCode = (digits: string) => digits.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
