import { expect, test } from 'vitest'
import { decodeCookie, encodeCookie } from './cookie-value.ts'

test.each(['dark', '', 'Asia/Shanghai', '123', 'a "quoted" one'])(
  'S9.1 the cookie value %j is JSON, and read back',
  (value) => {
    expect(JSON.parse(encodeCookie(value))).toBe(value)
    expect(decodeCookie(encodeCookie(value))).toBe(value)
  },
)

test.each(['dark', '"open', '{"a":1}', 'null', '12'])(
  'S9.1 %j, which is not a JSON string, is returned unchanged',
  (value) => {
    expect(decodeCookie(value)).toBe(value)
  },
)

test('a missing cookie decodes to undefined', () => expect(decodeCookie(undefined)).toBeUndefined())
