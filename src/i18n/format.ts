import { currentTimeZone } from './time-zone.ts'
import { formatYuan } from '#lib/money.ts'
import { remember } from '#lib/remember.ts'
import { getLocale } from '#paraglide/runtime.js'

/**
 * Numbers and times in the visitor's language. Everything is assembled from parts that do not differ between the ICU
 * tables of server and browsers, so that both render the same text. Components that are also rendered on the server
 * take the zone from `useTimeZone`.
 */

// Creating an Intl object costs a hundred times as much as using it.
const numberFormat = remember(10, (locale) => new Intl.NumberFormat(locale))
const partsFormat = remember(
  100,
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** `1234567` -> `1,234,567` */
export function formatNumber(value: number | bigint): string {
  return numberFormat(getLocale()).format(value)
}

/** A wire amount in yuan, the same in both languages: `-1234.50` -> `−¥1,234.50`. */
export const formatMoney = formatYuan

/** The same without fen if they are zero: `5000.00` -> `¥5,000` */
export const formatShortMoney = (amount: string): string => formatMoney(amount).replace(/\.00$/, '')

/** A ratio as a percentage, without decimals that are zero: `0.1234` -> `12.3%`, `1` -> `100%` */
export function formatPercent(ratio: number, digits = 1): string {
  const percent = Number((Math.abs(ratio) * 100).toFixed(digits))
  return `${ratio < 0 && percent !== 0 ? '\u2212' : ''}${percent}%`
}

/** Seconds since the epoch -> `20 Nov 2026`, `2026年11月20日` */
export function formatDate(seconds: number, timeZone = currentTimeZone()): string {
  const { year, month, monthName, day } = partsOf(seconds, timeZone)
  return getLocale() === 'zh-CN' ? `${year}年${Number(month)}月${Number(day)}日` : `${Number(day)} ${monthName} ${year}`
}

/**
 * A calendar day in wire format, without a time zone: `2026-11-06` -> `6 Nov`, `11月6日`; with the year as in
 * `formatDate`.
 */
export function formatDay(day: string, withYear?: 'withYear'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (getLocale() === 'zh-CN') return `${withYear ? `${year}年` : ''}${Number(month)}月${Number(date)}日`
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? ''}${withYear ? ` ${year}` : ''}`
}

/** Seconds since the epoch -> `20 Nov 2026, 21:57`, `2026年11月20日 21:57` */
export function formatDateTime(seconds: number, timeZone = currentTimeZone()): string {
  const { hour, minute } = partsOf(seconds, timeZone)
  return `${formatDate(seconds, timeZone)}${getLocale() === 'zh-CN' ? ' ' : ', '}${hour}:${minute}`
}

/** Seconds since the epoch relative to `now`: `14:32` on the same day, otherwise with the date. */
export function formatMoment(seconds: number, timeZone = currentTimeZone(), now = Date.now() / 1000): string {
  if (formatDate(seconds, timeZone) !== formatDate(now, timeZone)) return formatDateTime(seconds, timeZone)
  const { hour, minute } = partsOf(seconds, timeZone)
  return `${hour}:${minute}`
}

/** S9.1 Expiry times, the same in every language: seconds since the epoch -> `2026-11-20 21:57:05` */
export function formatSeconds(seconds: number, timeZone = currentTimeZone()): string {
  const { year, month, day, hour, minute, second } = partsOf(seconds, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function partsOf(seconds: number, timeZone: string) {
  const parts: Record<string, string> = {}
  for (const { type, value } of partsFormat(timeZone).formatToParts(seconds * 1000)) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  return { year, month, day, hour, minute, second, monthName: monthNames[Number(month) - 1] ?? '' }
}
