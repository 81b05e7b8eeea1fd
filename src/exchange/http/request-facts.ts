import type { Context } from 'hono'
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

export function deviceOf(c: Context): Device {
  const clip = (name: string) => c.req.header(name)?.slice(0, 100) ?? null
  return {
    id: clip('device-id'),
    name: clip('device-name'),
    platform: clip('platform'),
    address: readAddress(c.req.header('x-client-address')) ?? 'unknown',
  }
}
