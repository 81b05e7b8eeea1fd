import type { SiteHost } from '#upstream/site-host.ts'
import { problem } from './problem.ts'

/**
 * Whether the page of somebody else has a visitor's browser write here. Browsers say where a request comes from; programs, such
 * as a payment provider's, do not.
 */
export function isCrossSiteWrite(request: Request, host: Pick<SiteHost, 'publicUrl' | 'isDemo'>): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !isTrustedOrigin(origin, request, host)
  return !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'))
}

/** What its page is told. */
export const refuseCrossSite = () => problem(403)

/** Whether a writing request may come from this origin: the market's public one. In the demo also the one under which it is
 * visited, so that a phone in the same network can try it; a market with money in it has one address. */
export function isTrustedOrigin(
  origin: string,
  request: Request,
  host: Pick<SiteHost, 'publicUrl' | 'isDemo'>,
): boolean {
  if (origin === host.publicUrl) return true
  if (!host.isDemo && host.publicUrl !== undefined) return false
  return URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host)
}
