import { expect, test } from 'vitest'
import { accountRefusals } from './refusals.ts'

test.each([
  [1, '1 s', '1 秒'],
  [120, '120 s', '120 秒'],
  [121, '3 min', '3 分钟'],
  [3541, '1 h', '1 小时'],
  [86_321, '23 h 59 min', '23 小时 59 分钟'],
  [86_400, '24 h', '24 小时'],
])('S4.18 a wait of %d s is told as %s', (seconds, en, zh) => {
  const { message, extra } = accountRefusals.tooManyRequests(seconds)
  expect(message.en).toBe(`Too many attempts. Please try again in ${en}.`)
  expect(message['zh-CN']).toBe(`操作过于频繁，请在 ${zh}后重试。`)
  expect(extra).toEqual({ retry_after: seconds })
})
