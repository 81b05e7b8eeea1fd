import { deviceCookie, deviceOf, type Device } from '#device/device.ts'
import { riseCookie, riseOf, type Rise } from '#device/rise.ts'
import { themeCookie, themeOf, type Theme } from '#device/theme.ts'
import { languageCookie, localeOf, type Locale } from '#i18n/locale.ts'
import { timeZoneCookie, timeZoneOf } from '#i18n/time-zone.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'

/** Everything a shared page depends on: the visitor's preferences and the address. */
export interface Terms {
  device: Device
  locale: Locale
  timeZone: string
  theme: Theme | undefined
  rise: Rise | undefined
  /** Including the query. */
  address: string
}

export function termsOf(request: Request): Terms {
  const { headers, url } = request
  return {
    device: deviceOf(headers.get('user-agent'), readCookie(request, deviceCookie)),
    locale: localeOf(readCookie(request, languageCookie), headers.get('accept-language')),
    timeZone: timeZoneOf(readCookie(request, timeZoneCookie)),
    theme: themeOf(readCookie(request, themeCookie)),
    rise: riseOf(readCookie(request, riseCookie)),
    address: url,
  }
}

/** Used by the exchange to rate-limit and trace requests. They do not affect the page. */
const passedOn = ['user-agent', 'x-client-address', 'x-forwarded-for', 'x-request-id']

/**
 * Builds the request that any visitor with the same terms could have sent. Its render can be shared, because it
 * contains nothing of the actual requester: no session, and no headers or cookies but those that express the terms.
 */
export function requestOf(terms: Terms, asked: Request): Request {
  const { device, locale, timeZone, theme, rise, address } = terms
  const headers = new Headers({ accept: 'text/html' })
  for (const name of passedOn) {
    const value = asked.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const cookies = {
    [deviceCookie]: device,
    [languageCookie]: locale,
    [timeZoneCookie]: timeZone,
    [themeCookie]: theme,
    [riseCookie]: rise,
  }
  const told = Object.entries(cookies).filter(([, value]) => value !== undefined)
  headers.set('cookie', told.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('; '))
  return new Request(address, { headers })
}
