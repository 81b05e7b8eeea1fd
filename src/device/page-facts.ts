import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie, getRequestHeader, getRequestUrl } from '@tanstack/react-start/server'
import { sessionToken } from '#upstream/session.ts'
import { decodeCookie } from '#lib/browser/cookie-value.ts'
import { siteHost, type SupportHost } from '#upstream/site-host.ts'
import type { Device } from './device.ts'
import { deviceCookie, deviceOf } from './device.ts'
import type { Rise } from './rise.ts'
import { riseCookie, riseOf } from './rise.ts'
import type { Theme } from './theme.ts'
import { themeCookie, themeOf } from './theme.ts'

export interface PageFacts {
  device: Device
  /** undefined: follows the system */
  theme: Theme | undefined
  /** undefined: follows the language's convention */
  rise: Rise | undefined
  /** The market runs on made-up data, and every page says so. */
  isDemo: boolean
  /** The market's own origin, without a trailing slash. */
  origin: string
  /**
   * When the server rendered the page, in ms since the epoch; the browser reads it from `<html>`. Absent on shared
   * pages, which may have been rendered a minute ago.
   */
  now?: number | undefined
  /** The chat support, if configured. */
  support: SupportHost | undefined
}

/**
 * What a page must know before anything is rendered. The server writes it on `<html>` and the browser reads it there:
 * dehydrated data would be too late, since creating the router takes the device.
 */
export const pageFacts = createIsomorphicFn()
  .server((): PageFacts => ({
    device: deviceOf(getRequestHeader('user-agent'), decodeCookie(getCookie(deviceCookie))),
    theme: themeOf(decodeCookie(getCookie(themeCookie))),
    rise: riseOf(decodeCookie(getCookie(riseCookie))),
    isDemo: siteHost().isDemo,
    now: sessionToken() ? Date.now() : undefined,
    origin: siteHost().publicUrl ?? getRequestUrl().origin,
    support: siteHost().support,
  }))
  .client((): PageFacts => {
    const { device, theme, rise, mode, supportUrl, supportToken } = document.documentElement.dataset
    return {
      device: device === 'mobile' ? 'mobile' : 'pc',
      theme: themeOf(theme),
      rise: riseOf(rise),
      isDemo: mode === 'demo',
      origin: location.origin,
      support: supportUrl && supportToken ? { url: supportUrl, token: supportToken } : undefined,
    }
  })
