import { createCsrfMiddleware, createMiddleware, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { pageFailureOf } from '#upstream/page-failure.ts'
import { sessionToken } from '#upstream/session.ts'
import { siteHost } from '#upstream/site-host.ts'
import { checkPayload } from './check-payload.ts'
import { securityHeaders } from './csp.ts'
import { isTrustedOrigin } from './origin.ts'
import { isSecure, pagePolicy, pageVary } from './page-policy.ts'

/** A page differs by device, by what the visitor chose and by language, and every one has a nonce of its own. */
export const pageHeaders = createMiddleware().server(({ next, handlerType }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  for (const [name, value] of securityHeaders(isSecure())) setResponseHeader(name, value)
  if (handlerType === 'router') {
    setResponseHeader('vary', pageVary)
    // Neither a cache nor "back" may show a person's page to whoever comes after them.
    setResponseHeader('cache-control', sessionToken() ? 'private, no-store' : 'private, no-cache')
    setResponseHeader('content-security-policy', pagePolicy([`'nonce-${nonce}'`]))
  } else if (handlerType === 'serverFn') {
    // Nor may one keep an answer, which is the person's whose cookie came with the question.
    setResponseHeader('cache-control', 'private, no-store')
  }
  return next({ context: { nonce } })
})

/** Seconds after which a page is worth asking for again. */
const retryAfter = 10

/** A page that failed while the exchange was away, or refused it to this account, is no defect of the site: whoever reads statuses
 * is told so, and when to come again. */
export const failureStatus = createMiddleware().server(async ({ next, request, handlerType }) => {
  const result = await next()
  const status = pageFailureOf(request)
  if (handlerType !== 'router' || result.response.status !== 500 || !status) return result
  const headers = new Headers(result.response.headers)
  if (status === 503) headers.set('retry-after', String(retryAfter))
  return { ...result, response: new Response(result.response.body, { status, headers }) }
})

/** What the framework says of an id that is none of its functions'. */
const unknownFunction = 'Server function info not found'

/** Pages of an older build, and whoever tries names, ask for functions that are not there: that is no defect of the site. */
export const knownFunctions = createMiddleware().server(async ({ next, pathname, handlerType }) => {
  try {
    return await next()
  } catch (error) {
    if (handlerType !== 'serverFn' || !(error instanceof Error)) throw error
    const name = pathname.split('/').at(2) ?? ''
    const isUnknown = error.message.startsWith(unknownFunction) || name in Object.prototype
    if (!isUnknown) throw error
    return new Response(null, { status: 404 })
  }
})

/** What is no payload of our pages is refused before anything makes a defect of it. */
export const wellFormedPayloads = createMiddleware().server(({ next, request, handlerType }) => {
  const refusal = handlerType === 'serverFn' ? checkPayload(request) : undefined
  return refusal ?? next()
})

const isOurs = createServerOnlyFn((origin: string, request: Request) => isTrustedOrigin(origin, request, siteHost()))

/** Server functions answer our own pages alone, and so does every other request that writes. */
export const sameSiteWrites = createCsrfMiddleware({
  filter: ({ request, handlerType }) =>
    handlerType === 'serverFn' || (request.method !== 'GET' && request.method !== 'HEAD'),
  origin: (origin, { request }) => isOurs(origin, request),
  referer: (referer, { request }) => isOurs(URL.parse(referer)?.origin ?? '', request),
})
