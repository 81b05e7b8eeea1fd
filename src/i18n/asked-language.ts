import { isShared } from '#device/rewrite.ts'
import { pageLanguageHeader } from '#lib/browser/site-fetch.ts'
import { copyRequest } from '#lib/copy-request.ts'
import { baseLocale, isLocale, languageCookie, type Locale } from './locale.ts'

/** Requests a language in the address for a single page, without remembering it: crawlers keep no cookies. */
const parameter = 'lang'

/** A site path with its language parameter. The default language uses the plain path. */
export const addressIn = (locale: Locale, path: string): string =>
  locale === baseLocale ? path : withLanguage(locale, path)

const withLanguage = (locale: Locale, path: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}=${locale}`

/**
 * Rewrites a request as if its visitor had chosen the language it asks for: a page by its address, a server function by
 * its page. Returns the same request if it asks for no supported language. Everything that depends on the visitor's
 * language then follows, and shared pages are common to those who chose the language and those who asked for it.
 */
export function inAskedLanguage(request: Request): Request {
  const url = new URL(request.url)
  if (isShared(url.pathname)) {
    const locale = request.headers.get(pageLanguageHeader)
    return isLocale(locale) ? copyRequest(request, { headers: headersIn(locale, request) }) : request
  }
  const [locale, ...others] = url.searchParams.getAll(parameter)
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || !isLocale(locale) || others.length > 0) return request
  url.searchParams.delete(parameter)
  return new Request(url, { method: request.method, headers: headersIn(locale, request), signal: request.signal })
}

/** Keeps the requested language across redirects. */
export function leadOnInAskedLanguage(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  const locale = new URL(request.url).searchParams.get(parameter)
  if (!location?.startsWith('/') || !isLocale(locale)) return response
  const headers = new Headers(response.headers)
  headers.set('location', withLanguage(locale, location))
  return new Response(response.body, { status: response.status, headers })
}

function headersIn(locale: Locale, request: Request): Headers {
  const headers = new Headers(request.headers)
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const others = cookies.filter((cookie) => cookie !== '' && cookie.split('=')[0]!.trim() !== languageCookie)
  headers.set('cookie', [`${languageCookie}=${locale}`, ...others].join('; '))
  return headers
}
