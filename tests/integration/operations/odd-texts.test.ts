import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { passwordLogin, sendLoginSms } from '#contract/accounts/auth.ts'
import { finishSignIn } from '#contract/accounts/platform.ts'
import { finishWechatBinding } from '#contract/accounts/wechat.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { add } from '#contract/feedback.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { save } from '#contract/saved-searches.ts'
import { logger } from '#exchange/log.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { sampleOf, type Wanted } from '../../factories/contract-sample.ts'

let exchange: TestExchange
let person: Person
beforeAll(async () => {
  exchange = await openTestExchange()
  person = await exchange.signIn()
})
afterAll(() => exchange.close())
afterEach(() => vi.restoreAllMocks())

const texts: [string, string][] = [
  ['U+0000', 'a text \0 of some length'],
  ['a lone surrogate', 'a text \ud83d of some length'],
]
const places: [Call, string][] = [
  [sendLoginSms, 'captcha_id'],
  [passwordLogin, 'captcha_id'],
  [finishWechatBinding, 'state'],
  [add, 'text'],
  [save, 'search.keyword'],
]
const cases = places.flatMap(([call, field]) =>
  texts.map(([what, text]) => ({ call, name: call.name, field, what, text })),
)

test.each(cases)('S7.3 $name is refused for $what in $field', async ({ call, field, text }) => {
  const logged = vi.spyOn(logger, 'error')
  const wanted: Wanted = { path: field.split('.'), value: text }
  expect(await exchange.call(call, sampleOf(call.request, wanted) as never, person)).toMatchObject({
    code: codes.requestInvalid,
    extra: { fields: [field] },
  })
  expect(logged).not.toHaveBeenCalled()
})

test('S7.3 malformed field names are refused, too, and a visitor’s texts as well', async () => {
  const invalid = { code: codes.requestInvalid }
  const params = { 'openid.\0': 'x' }
  expect(await exchange.call(finishSignIn, { params }, person)).toMatchObject(invalid)
  expect(await exchange.call(onSaleList, { keyword: 'a\0b' } as never)).toMatchObject(invalid)
})

test('S7.3 a text of any other characters is taken', async () => {
  const text = 'Zeile\n中文 😀'
  expect((await exchange.call(add, { topic: 'other', text }, person)).code).toBe(codes.ok)
})

test('S8.1 a captcha’s id is a token', async () => {
  const sent = sampleOf(sendLoginSms.request, { path: ['captcha_id'], value: 'a token? no' })
  expect(await exchange.call(sendLoginSms, sent as never)).toMatchObject({ extra: { fields: ['captcha_id'] } })
})
