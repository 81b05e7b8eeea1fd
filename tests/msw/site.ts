import { makeSerovalPlugin } from '@tanstack/react-router/ssr/client'
import { createStartHandler } from '@tanstack/react-start/server'
import { beforeEach } from 'vitest'
import { inVisitorsTerms } from '#i18n/visitor.server.ts'
import type { UpstreamError } from '#lib/calls/call-result.ts'
import { fromCrossJSON, toJSONAsync, type PlainNode } from '#lib/wire/plain-seroval.ts'
import { errorAdapter } from '#security/error-adapter.ts'
import { forwardTo } from '#upstream/forward-to.ts'
import { provideSiteHost } from '#upstream/site-host.ts'

/** A server function as a page sees it: an address. Its declared type, a function, holds only as compiled. */
export interface Asked {
  url: string
  method: 'GET' | 'POST'
}

interface Visit {
  cookies?: Record<string, string>
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  /** The function's return value. */
  result?: unknown
  /** The error it threw, as the browser receives it. */
  error?: UpstreamError
  /** The raw body of the response. */
  text: string
  /** `Set-Cookie` header of each cookie, by name. */
  cookies: Record<string, string>
  headers: Headers
}

const origin = 'https://market.test'
const errors = makeSerovalPlugin(errorAdapter)
const start = createStartHandler(() => {
  throw new Error('a server function asked for a page')
})

/** Sets up the site for a test file, with its exchange on the mocked network. Returns a function that calls a server
 * function as a page in a browser does, through every middleware and in wire format. */
export function mockSite() {
  beforeEach(() => hostSite())
  return ask
}

export const hostSite = (publicUrl = origin) =>
  provideSiteHost({ publicUrl, isDemo: false, fetch: forwardTo('http://upstream.test') })

/** Sends any request below the site's address. */
export async function sendToSite(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-tsr-serverFn', 'true')
  const request = new Request(origin + path, { ...init, headers })
  return inVisitorsTerms(request, () => start(request))
}

async function ask(asked: unknown, data?: unknown, { cookies = {}, headers }: Visit = {}): Promise<Answer> {
  const { url, method } = asked as Asked
  const isForm = data instanceof FormData
  const payload = data === undefined || isForm ? null : JSON.stringify(await toJSONAsync({ data }))
  const isRead = method === 'GET'
  const cookie = Object.entries(cookies).map((pair) => pair.join('='))
  const response = await sendToSite(isRead && payload ? `${url}?payload=${encodeURIComponent(payload)}` : url, {
    method,
    body: isRead ? null : isForm ? data : payload,
    headers: {
      ...(!isForm && { accept: 'application/json' }),
      ...(!isRead && payload && { 'content-type': 'application/json' }),
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: cookie.join('; '),
      ...headers,
    },
  })
  const text = await response.text()
  const isOurs = response.headers.has('x-tss-serialized')
  const said = isOurs ? fromCrossJSON(JSON.parse(text) as PlainNode, { plugins: [errors as never] }) : {}
  const set = response.headers.getSetCookie().map((line) => [line.split('=', 1)[0]!, line] as const)
  return {
    ...(said as object),
    status: response.status,
    text,
    cookies: Object.fromEntries(set),
    headers: response.headers,
  }
}
