import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { codes } from '#contract/codes.ts'
import * as wallet from '#contract/wallet/wallet.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { operate } from '../../setup/exchange/operator.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { fieldsOf, requestWith } from '../../setup/request-fields.ts'

let exchange: TestExchange
let person: Trader
beforeAll(async () => {
  exchange = await openTestExchange()
  person = await exchange.signInTrader({ funds: 1_000_00n })
  // The goods that the requests refer to.
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
})
afterAll(() => exchange.close())

const texts = [
  '-1.00',
  '+1.00',
  '1',
  '1.0',
  '1.000',
  '1,00',
  '1,000.00',
  '1e3',
  '0x10',
  '.50',
  '1.00 ',
  ' 1.00',
  '1.00\n',
  '１.００',
  'NaN',
  'Infinity',
  '9'.repeat(14) + '.00',
  '9'.repeat(4_000) + '.00',
]
const values = [1, 1.5, true, ['1.00'], { amount: '1.00' }]

const fields = allCalls.flatMap((call) =>
  fieldsOf(call, 'amount').map((path) => ({ call, path, name: path.join('.') })),
)

test.each(fields.map((field) => [field.call.name, field.name, field] as const))(
  'S5.7 %s refuses a malformed %s',
  async (_, name, { call, path }) => {
    const ask = async (value: unknown) =>
      (await exchange.call(call, requestWith(call, path, value) as never, person)).code
    // With a good amount the request is valid, so the refusals below are due to the amount.
    expect(await ask('1.00')).not.toBe(codes.requestInvalid)
    const before = await exchange.ask(wallet.info, {}, person)
    const malformed = call.method === 'GET' ? texts : [...texts, ...values]
    const passed: unknown[] = []
    for (const value of malformed) if ((await ask(value)) !== codes.requestInvalid) passed.push(value)
    expect(passed, name).toEqual([])
    expect(await exchange.ask(wallet.info, {}, person), 'no money moves').toEqual(before)
  },
)

test('S1.8 the books are right after all of them', async () => {
  expect(fields.length).toBeGreaterThan(15)
  expect(await operate(exchange, 'reconcile')).toMatchObject({ code: 0 })
})
