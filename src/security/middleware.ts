import { createCsrfMiddleware, createMiddleware, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { pageFailureOf } from '#upstream/page-failure.ts'
import { sessionToken } from '#upstream/session.ts'
import { siteHost } from '#upstream/site-host.ts'
import { checkPayload } from './check-payload.ts'
import { securityHeaders } from './csp.ts'
import { isTrustedOrigin } from './origin.ts'
import { isSecure, pagePolicy, pageVary } from './page-policy.ts'

/** Pages differ by device, preferences and language, and each has its own nonce. */
export const pageHeaders = createMiddleware().server(({ next, handlerType }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  for (const [name, value] of securityHeaders(isSecure())) setResponseHeader(name, value)
  if (handlerType === 'router') {
    setResponseHeader('vary', pageVary)
    // Neither a cache nor "back" may show a user's page to the next one.
    setResponseHeader('cache-control', sessionToken() ? 'private, no-store' : 'private, no-cache')
    setResponseHeader('content-security-policy', pagePolicy([`'nonce-${nonce}'`]))
  } else if (handlerType === 'serverFn') {
    // Nor may one keep an answer, which belongs to the user whose cookie was sent.
    setResponseHeader('cache-control', 'private, no-store')
  }
  return next({ context: { nonce } })
})

/** Seconds after which to retry a failed page. */
const retryAfter = 10

/**
 * A page that failed because the exchange was down, or refused a call to this account, is not a server error: report
 * that in the status, and when to retry.
 */
export const failureStatus = createMiddleware().server(async ({ next, request, handlerType }) => {
  const result = await next()
  const status = pageFailureOf(request)
  if (handlerType !== 'router' || result.response.status !== 500 || !status) return result
  const headers = new Headers(result.response.headers)
  if (status === 503) headers.set('retry-after', String(retryAfter))
  return { ...result, response: new Response(result.response.body, { status, headers }) }
})

/** The framework's message for an unknown function id. */
const unknownFunction = 'Server function info not found'

/** Pages of an older build, and probes, call functions that do not exist: that is not a server error. */
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

/** Refuses payloads that our pages never send, before they cause a server error. */
export const wellFormedPayloads = createMiddleware().server(({ next, request, handlerType }) => {
  const refusal = handlerType === 'serverFn' ? checkPayload(request) : undefined
  return refusal ?? next()
})

const isOurs = createServerOnlyFn((origin: string, request: Request) => isTrustedOrigin(origin, request, siteHost()))

/** Server functions, and all other write requests, accept calls from our own pages only. */
export const sameSiteWrites = createCsrfMiddleware({
  filter: ({ request, handlerType }) =>
    handlerType === 'serverFn' || (request.method !== 'GET' && request.method !== 'HEAD'),
  origin: (origin, { request }) => isOurs(origin, request),
  referer: (referer, { request }) => isOurs(URL.parse(referer)?.origin ?? '', request),
})
