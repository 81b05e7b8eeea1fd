import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import { consumeLimits, limits } from '#exchange/accounts/limits.ts'
import { rateLimits } from '#exchange/db/schema/accounts.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { from } from '../../setup/exchange/abuse.ts'

/** Ways to pose as many clients from one address. */
let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
beforeEach(async () => {
  await exchange.services.db.delete(rateLimits)
})

const spellings: Record<string, (nth: number) => string> = {
  'addresses of one /64': (nth) => `2001:db8:0:7::${nth.toString(16)}`,
  'spellings of one address': (nth) =>
    ['2001:db8::1', '2001:DB8::1', '2001:0db8:0:0:0:0:0:1', '2001:db8:0::0:1'][nth % 4]!,
  'ports of one address': (nth) => `192.0.2.7:${1024 + nth}`,
  'IPv4 inside IPv6': (nth) => ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '[::ffff:192.0.2.7]:80'][nth % 4]!,
  'words in place of an address': (nth) => `unknown-${nth}`,
}

describe.each(Object.entries(spellings))('%s', (_what, addressOf) => {
  test('have no more than sixty tries at a code between them', async () => {
    const tries = Array.from({ length: 64 }, (_, nth) => addressOf(nth))
    const answers: number[] = []
    for (const address of tries) {
      const guess = { phone: '13500018888', sms_code: '0000' }
      answers.push((await exchange.call(auth.smsLogin, guess, from(address))).code)
    }
    expect(answers.slice(0, 60)).not.toContain(codes.tooManyRequests)
    expect(answers.slice(60)).toEqual(Array(4).fill(codes.tooManyRequests))
  })
})

const byAddress = Object.values(limits).filter(({ name }) => name.endsWith('-address'))
test.each(byAddress)('$name counts the network of an address', async (limit) => {
  const { db } = exchange.services
  for (const address of ['2001:db8::1', '[2001:db8:0:0:1::]:80', '192.0.2.7', '::ffff:192.0.2.7'])
    await consumeLimits(db, [[limit, address]])
  const counted = await db.select({ key: rateLimits.key, points: rateLimits.points }).from(rateLimits)
  expect(counted.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
    { key: `${limit.name}:192.0.2.7`, points: 2 },
    { key: `${limit.name}:2001:db8::/64`, points: 2 },
  ])
})
