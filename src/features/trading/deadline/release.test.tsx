import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { defaultTimeZone, provideTimeZone } from '#i18n/time-zone.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { ReleaseRule } from './release.tsx'

afterEach(() => {
  overwriteGetLocale(() => 'en')
  provideTimeZone(() => defaultTimeZone)
})

const week = 604_800
/** Still 29 November in London, the 30th in Shanghai. */
const evening = Date.UTC(2026, 10, 29, 17)
const said = (side: 'buyer' | 'seller', protection = week, readAt = evening) =>
  renderToStaticMarkup(<ReleaseRule side={side} protection={protection} readAt={readAt} />)

test('S1.2 S1.5 a release is said as the time after delivery and as the earliest date, to either side', () => {
  expect(said('buyer')).toBe(
    'A trade is final, and its seller paid, 7 days after the item is received: for an item received today, on 7 Dec 2026 at the earliest.',
  )
  expect(said('seller')).toMatch(
    /^You are paid when trade protection ends, 7 days after the buyer .* on 7 Dec 2026 at the earliest\.$/,
  )
  overwriteGetLocale(() => 'zh-CN')
  expect(said('buyer')).toMatch(/^收货 7 天后.*若今日收货，最早为 2026年12月7日。$/)
  expect(said('seller')).toMatch(/^买家收货 7 天后.*若今日收货，最早为 2026年12月7日。$/)
})

test('the date of a release is the one of the visitor’s zone', () => {
  provideTimeZone(() => 'Europe/London')
  expect(said('buyer')).toContain('on 6 Dec 2026')
  expect(said('buyer', 60)).toContain('1 minute after the item is received: for an item received today, on 29 Nov 2026')
})

test('until the page is hydrated, a release counts from when the terms were read, as on the server', () => {
  expect(said('seller', week, Date.UTC(2020, 0, 1))).toContain('on 8 Jan 2020')
})
