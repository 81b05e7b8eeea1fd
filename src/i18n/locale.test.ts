import { describe, expect, test } from 'vitest'
import { localeOf } from './locale.ts'
import { defaultTimeZone, timeZoneOf } from './time-zone.ts'

describe('the language of a visitor', () => {
  test.each([
    ['zh-CN', 'en-US', 'zh-CN'],
    ['nonsense', 'zh-TW,zh;q=0.9,en;q=0.8', 'zh-CN'],
    [undefined, 'zh', 'zh-CN'],
    [undefined, 'de-DE,de;q=0.9,zh;q=0.5,en;q=0.7', 'en'],
    [undefined, 'fr, en;q=0', 'en'],
    [undefined, 'de, zh;q=0', 'en'],
    [undefined, null, 'en'],
  ])('cookie %s and browser %s give %s', (cookie, header, locale) => expect(localeOf(cookie, header)).toBe(locale))
})

describe('the time zone of a visitor', () => {
  test('is what the cookie names', () => expect(timeZoneOf('Europe/Berlin')).toBe('Europe/Berlin'))
  test.each(['europe/BERLIN', 'EUROPE/berlin'])('%s is spelled as the zone is', (name) =>
    expect(timeZoneOf(name)).toBe('Europe/Berlin'),
  )
  test.each(['Mars/Olympus', '', undefined, 'x'.repeat(500), '+01:23', '-0530'])('%s names none', (name) =>
    expect(timeZoneOf(name)).toBe(defaultTimeZone),
  )
})
