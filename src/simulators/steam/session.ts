import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Account, Accounts } from './accounts.ts'
import type { SteamTables } from './schema.ts'

const COOKIE = 'steamLoginSecure'

export type Session = ReturnType<typeof createSession>

/** The simulator's signed-in account: a signed cookie scoped to its own path. */
export function createSession(tables: SteamTables, accounts: Accounts, mountPath: string) {
  const secret = tables.setting('secret', () => randomBytes(32).toString('base64url'))
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()
  const isSigned = (text: string, signature: Buffer) => {
    const expected = sign(text)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }
  return {
    sign,
    isSigned,
    signIn: (context: Context, steamId: string) => {
      const value = `${steamId}.${sign(`session:${steamId}`).toString('base64url')}`
      setCookie(context, COOKIE, value, { path: mountPath, httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400 })
    },
    account: (context: Context): Account | null => {
      const [steamId, signature] = (getCookie(context, COOKIE) ?? '').split('.')
      if (!steamId || !signature || !isSigned(`session:${steamId}`, Buffer.from(signature, 'base64url'))) return null
      return accounts.find(steamId)
    },
  }
}
