import type { Context } from 'hono'
import { isBrowserName, isSystemName } from '#lib/agent.ts'
import { readAddress } from '#lib/network-address.ts'
import type { Device, Locale } from './context.ts'

export function bearerOf(c: Context): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/** The language a request asks for; null if it names none. */
export function askedLocaleOf(c: Context): Locale | null {
  const asked = c.req.header('accept-language')
  if (!asked) return null
  return asked.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en'
}

/** The language a request is answered in. */
export const localeOf = (c: Context): Locale => askedLocaleOf(c) ?? 'en'

/**
 * The device that a request says it comes from. People decide by its name whether to let it sign in, so anything but
 * the names that the site itself gives is unknown.
 */
export function deviceOf(c: Context): Device {
  const known = (header: string, isName: (text: string) => boolean) => {
    const text = c.req.header(header) ?? null
    return text === null || isName(text) ? text : 'unknown'
  }
  const id = c.req.header('device-id')?.slice(0, 100)
  return {
    // The site sends `unknown` for every browser without an id, so that names no device.
    id: id === undefined || id === 'unknown' ? null : id,
    name: known('device-name', isBrowserName),
    platform: known('platform', isSystemName),
    address: readAddress(c.req.header('x-client-address')) ?? 'unknown',
  }
}
