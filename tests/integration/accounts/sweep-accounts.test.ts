import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { setNickname } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import { sweepAccounts } from '#exchange/accounts/workers/sweep-accounts.ts'
import { captchas, rateLimits, sessions, smsCodes } from '#exchange/db/schema/accounts.ts'
import { idempotencyKeys } from '#exchange/db/schema/meta.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { receivedCode, solvedCaptcha } from '../../setup/one-time-codes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

async function requestCode(phone: string) {
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  return receivedCode(exchange, phone)
}

test('what has run out is swept away in its time, and what is good stays', async () => {
  const { db } = exchange.services
  const rows = async () => [await db.$count(captchas), await db.$count(smsCodes), await db.$count(rateLimits)]
  const phone = '13800010001'
  await exchange.advance(40 * 86_400)
  const code = await requestCode(phone)
  const kept = await solvedCaptcha(exchange)
  await sweepAccounts(db)
  expect(await rows()).toEqual([1, 1, 7])
  expect(await db.$count(sessions)).toBe(0)
  expect((await exchange.call(auth.smsLogin, { phone, sms_code: code })).code).toBe(0)
  await exchange.advance(2 * 86_400)
  await sweepAccounts(db)
  expect(await rows()).toEqual([0, 0, 0])
  expect(await db.$count(sessions)).toBe(1)
  expect((await exchange.call(auth.sendLoginSms, { phone, ...kept })).code).toBe(codes.codeInvalid)
})

test('a table that cannot be swept keeps no other from it', async () => {
  const { db } = exchange.services
  await requestCode('13800010002')
  await exchange.advance(2 * 86_400)
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`)
  await db.execute(sql`create trigger refuse before delete on rate_limits for each row execute function refuse()`)
  await expect(sweepAccounts(db)).rejects.toThrow()
  expect(await db.$count(smsCodes)).toBe(0)
  await db.execute(sql`drop function refuse cascade`)
  await sweepAccounts(db)
  expect(await db.$count(rateLimits)).toBe(0)
})

test('an answer is repeated under its key for thirty days and then no longer kept', async () => {
  const { db } = exchange.services
  const person = await exchange.signIn('13800010003')
  const key = 'a-key-of-some-days'
  const rename = async (nickname: string) =>
    exchange.call(setNickname, { nickname }, { ...(await exchange.signInAgain(person)), key })
  const first = await rename('Ada')
  expect(first).toMatchObject({ code: 0 })
  await exchange.advance(29 * 86_400)
  await sweepAccounts(db)
  expect(await rename('Ada')).toEqual(first)
  expect((await rename('Berta')).code).toBe(codes.keyReused)
  await exchange.advance(2 * 86_400)
  await sweepAccounts(db)
  expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, person.userId))).toBe(0)
})
