import { isShared } from '#device/rewrite.ts'
import { pageLanguageHeader } from '#lib/browser/site-fetch.ts'
import { baseLocale, isLocale, languageCookie, type Locale } from './locale.ts'

/** The language that an address asks for, for one page and without being remembered: crawlers keep no cookies. */
const parameter = 'lang'

/** An address below the site's own, as it asks for a language. The default one has the address that people use. */
export const addressIn = (locale: Locale, path: string): string =>
  locale === baseLocale ? path : withLanguage(locale, path)

const withLanguage = (locale: Locale, path: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}=${locale}`

/**
 * The request as it would come from somebody who has chosen the language that this one asks for: a page's by its address, a server
 * function's by the page that it comes from. It is the same request where it asks for none that we speak. Whatever goes by the visitor's
 * language then goes by this one, and pages for everybody are shared with those who have chosen it.
 */
export function inAskedLanguage(request: Request): Request {
  const url = new URL(request.url)
  if (isShared(url.pathname)) {
    const locale = request.headers.get(pageLanguageHeader)
    return isLocale(locale) ? new Request(request, { headers: headersIn(locale, request) }) : request
  }
  const [locale, ...others] = url.searchParams.getAll(parameter)
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || !isLocale(locale) || others.length > 0) return request
  url.searchParams.delete(parameter)
  return new Request(url, { method: request.method, headers: headersIn(locale, request), signal: request.signal })
}

/** The answer to a request that asked for a language by its address: where a page leads on, it does so in that language. */
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
