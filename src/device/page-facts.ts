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
  /** undefined: as the system says */
  theme: Theme | undefined
  /** undefined: as is usual in the language */
  rise: Rise | undefined
  /** The market runs on made-up data, and every page says so. */
  isDemo: boolean
  /** The market's own address, without a slash at its end. */
  origin: string
  /** When the server made the page, in milliseconds since the epoch; the browser finds it on `<html>`. A page for everybody does not say:
   * it may have been made a minute ago. */
  now?: number | undefined
  /** The chat support, where the market has one. */
  support: SupportHost | undefined
}

/** What a page must know before anything is rendered. The server decides and writes it on `<html>`; the browser reads it there,
 * because dehydrated data comes too late: the router needs the device to be made at all. */
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
