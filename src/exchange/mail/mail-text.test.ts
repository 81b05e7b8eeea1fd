import { expect, test } from 'vitest'
import { mailText } from './mail-text.ts'

test('S1.11 a mail has the words of its reader’s language, where a word is translated', () => {
  const words = { reason: 'Steam reports it.', 'reason:zh-CN': 'Steam 账户状态异常。' }
  expect(mailText('restricted_platform_held', 'en', words).text).toBe('Reason: Steam reports it.')
  expect(mailText('restricted_platform_held', 'zh-CN', words).text).toBe('原因：Steam 账户状态异常。')
  expect(mailText('restricted_frozen', 'zh-CN', { reason: 'Fraud' }).text, 'or the only one').toBe('原因：Fraud')
})
