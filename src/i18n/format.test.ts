import { afterEach, describe, expect, test } from 'vitest'
import { defaultTimeZone, provideTimeZone } from './time-zone.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMoney,
  formatShortMoney,
  formatNumber,
  formatPercent,
  formatSeconds,
} from './format.ts'

const inChinese = () => overwriteGetLocale(() => 'zh-CN')
afterEach(() => {
  overwriteGetLocale(() => 'en')
  provideTimeZone(() => defaultTimeZone)
})

describe('money', () => {
  test('is grouped and keeps both digits', () => expect(formatMoney('1234.50')).toBe('¥1,234.50'))
  test('leaves out its fen where there are none and room is short', () => {
    expect(formatShortMoney('5000.00')).toBe('¥5,000')
    expect(formatShortMoney('5000.50')).toBe('¥5,000.50')
  })
  test('keeps digits that a floating number would lose', () =>
    expect(formatMoney('9007199254740993.07')).toBe('¥9,007,199,254,740,993.07'))
  test('has its minus before the sign', () => expect(formatMoney('-0.05')).toBe('−¥0.05'))
})

test('a number is grouped', () => expect(formatNumber(1234567)).toBe('1,234,567'))

test('a percentage never says minus nothing', () => {
  expect(formatPercent(-0.1234)).toBe('−12.3%')
  expect(formatPercent(-0.0001)).toBe('0%')
})

test('a percentage has no decimals that are zero', () => {
  expect(formatPercent(1)).toBe('100%')
  expect(formatPercent(0.9996)).toBe('100%')
  expect(formatPercent(0.015, 2)).toBe('1.5%')
  expect(formatPercent(0.1, 0)).toBe('10%')
})

describe('times', () => {
  const at = Date.UTC(2026, 10, 20, 16, 5, 9) / 1000
  test('S9.1 an expiry is year-month-day hour:minute:second', () =>
    expect(formatSeconds(at)).toBe('2026-11-21 00:05:09'))
  test('follow the language', () => {
    expect(formatDateTime(at)).toBe('21 Nov 2026, 00:05')
    inChinese()
    expect(formatDateTime(at)).toBe('2026年11月21日 00:05')
  })
  test('a calendar day is the same day in every zone', () => {
    provideTimeZone(() => 'Pacific/Kiritimati')
    expect(formatDay('2026-11-06')).toBe('6 Nov')
    expect(formatDay('2026-11-06', 'withYear')).toBe('6 Nov 2026')
    inChinese()
    expect(formatDay('2026-11-06')).toBe('11月6日')
    expect(formatDay('2026-11-06', 'withYear')).toBe('2026年11月6日')
  })
  test('follow the visitor to another zone', () => {
    provideTimeZone(() => 'America/New_York')
    expect(formatDate(at)).toBe('20 Nov 2026')
    expect(formatSeconds(at)).toBe('2026-11-20 11:05:09')
  })
  test('of the same day are told without it', () => {
    expect(formatMoment(at, undefined, at + 3600)).toBe('00:05')
    expect(formatMoment(at, undefined, at + 86_400)).toBe('21 Nov 2026, 00:05')
  })
})
