import Cookies from 'js-cookie'
import { decodeCookie, encodeCookie } from '#lib/browser/cookie-value.ts'

/** 400 days: the longest that browsers keep a cookie. */
const expires = 400

/** Keeps what a visitor chose (language, theme, page set) where the server's first rendering sees it. */
export function writePreference(name: string, value: string) {
  Cookies.set(name, encodeCookie(value), {
    path: '/',
    sameSite: 'Lax',
    expires,
    secure: location.protocol === 'https:',
  })
}

export const removePreference = (name: string) => Cookies.remove(name, { path: '/' })

export const readPreference = (name: string) => decodeCookie(Cookies.get(name))
