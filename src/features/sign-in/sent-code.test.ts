import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSentCode, keepSentCode, sentCode } from './sent-code.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('S4.18 where a code was sent is known until somebody signs in', () => {
  expect(sentCode()).toBeUndefined()
  keepSentCode({ phone: '13712345678', again: 1000 })
  expect(sentCode()).toEqual({ phone: '13712345678', again: 1000 })
  forgetSentCode()
  expect(sentCode()).toBeUndefined()
})

test('S4.18 what cannot be read counts as nothing', () => {
  for (const text of ['', '7', 'null', '{"phone":13712345678,"again":0}', '{"phone":"13712345678"}']) {
    kept.set('sms-sent', text)
    expect(sentCode(), text).toBeUndefined()
  }
})
