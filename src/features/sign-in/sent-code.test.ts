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
  const sent = { phone: '13712345678', again: Date.now() + 60_000 }
  keepSentCode(sent)
  expect(sentCode()).toEqual(sent)
  forgetSentCode()
  expect(sentCode()).toBeUndefined()
})

test('S4.18 what cannot be read counts as nothing', () => {
  for (const text of ['', '7', 'null', '{"phone":13712345678,"again":0}', '{"phone":"13712345678"}']) {
    kept.set('sms-sent', text)
    expect(sentCode(), text).toBeUndefined()
  }
})

test('S4.18 where a code was sent long ago is forgotten', () => {
  keepSentCode({ phone: '13712345678', again: Date.now() - 300_001 })
  expect(sentCode()).toBeUndefined()
  expect(kept.size).toBe(0)
})
