import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishSignIn } from '#contract/accounts/platform.ts'
import { codes } from '#contract/codes.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const recordOf = (fields: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`openid.${at}`, value]))

test('S3.7 S8.1 a platform’s answer has so many fields, and is refused as a whole if it has more', async () => {
  const person = await exchange.signIn()
  const finish = (params: unknown) => exchange.call(finishSignIn, { params } as never, person)
  const refused = { code: codes.requestInvalid, extra: { fields: ['params'] } }
  expect(await finish(recordOf(41, 'x'))).toMatchObject(refused)
  expect(await finish(recordOf(2_000, 1))).toMatchObject(refused)
  expect((await finish(recordOf(40, 'x'))).code).not.toBe(codes.requestInvalid)
})

test('S8.1 a refusal names twenty fields at most', async () => {
  const person = await exchange.signIn()
  const { code, extra } = await exchange.call(finishSignIn, { params: recordOf(40, 1) } as never, person)
  expect(code).toBe(codes.requestInvalid)
  expect(extra!.fields).toEqual(Array.from({ length: 20 }, (_, at) => `params.openid.${at}`))
})

test('S4.20 a request without a session is refused before its fields are checked', async () => {
  expect(await exchange.call(finishSignIn, { params: recordOf(30, 1) } as never)).toMatchObject({
    code: codes.sessionInvalid,
  })
})
