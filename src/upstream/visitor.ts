import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import { deviceIdCookie, isDeviceId } from '#device/device-id.ts'
import { describeAgent } from '#lib/agent.ts'
import { decodeCookie } from '#lib/browser/cookie-value.ts'
import { shownUserHeader } from '#lib/calls/shown-user.ts'
import { getLocale } from '#paraglide/runtime.js'
import { sessionToken } from './session.ts'

/** Passed on unchanged: the exchange rate-limits by address, traces by id, and refuses calls in another one's name. */
const passedOn = ['user-agent', 'x-client-address', 'x-forwarded-for', 'x-request-id', shownUserHeader] as const

/** S7.2 Headers that identify the visitor on whose behalf a call is made, taken from the current request. */
export function visitorHeaders(): Record<string, string> {
  const { browser, platform } = describeAgent(getRequestHeader('user-agent'))
  const deviceId = decodeCookie(getCookie(deviceIdCookie))
  const headers: Record<string, string> = {
    'device-id': isDeviceId(deviceId) ? deviceId : 'unknown',
    'device-name': browser,
    platform,
    mobile: '0',
    'accept-language': getLocale(),
  }
  const token = sessionToken()
  if (token) headers.authorization = `Bearer ${token}`
  for (const name of passedOn) {
    const value = getRequestHeader(name)
    if (value) headers[name] = value
  }
  return headers
}
