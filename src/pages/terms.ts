import { deviceCookie, deviceOf, type Device } from '#device/device.ts'
import { riseCookie, riseOf, type Rise } from '#device/rise.ts'
import { themeCookie, themeOf, type Theme } from '#device/theme.ts'
import { languageCookie, localeOf, type Locale } from '#i18n/locale.ts'
import { timeZoneCookie, timeZoneOf } from '#i18n/time-zone.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'

/** All that a page goes by which is the same for everybody: what the visitor has chosen, and the address. */
export interface Terms {
  device: Device
  locale: Locale
  timeZone: string
  theme: Theme | undefined
  rise: Rise | undefined
  /** With its query. */
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

/** By these the exchange limits and traces who asks. None of them is in the page. */
const passedOn = ['user-agent', 'x-client-address', 'x-forwarded-for', 'x-request-id']

/**
 * The request that everybody with the same terms could have made. What is rendered for it can be shown to all of them, because nothing
 * of the one who happened to ask first is in it: no session, and no header or cookie but those that say the terms.
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
