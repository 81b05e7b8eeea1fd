import Cookies from 'js-cookie'
import { decodeCookie, encodeCookie } from '#lib/browser/cookie-value.ts'

/** 400 days: the maximum lifetime of a cookie in browsers. */
const expires = 400

/** Stores a visitor's preference (language, theme, page set) where the server's first render can see it. */
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
