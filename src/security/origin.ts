import type { SiteHost } from '#upstream/site-host.ts'
import { problem } from './problem.ts'

/**
 * Whether another site's page makes a visitor's browser write here. Browsers state where a request comes from;
 * programs, such as a payment provider's, do not.
 */
export function isCrossSiteWrite(request: Request, host: Pick<SiteHost, 'publicUrl' | 'isDemo'>): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !isTrustedOrigin(origin, request, host)
  return !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'))
}

/** The answer to its page. */
export const refuseCrossSite = () => problem(403)

/**
 * Whether a write request may come from this origin: the market's public one. In the demo also the one it is visited
 * at, so that a phone in the same network can try it; a market with real money has only one address.
 */
export function isTrustedOrigin(
  origin: string,
  request: Request,
  host: Pick<SiteHost, 'publicUrl' | 'isDemo'>,
): boolean {
  if (origin === host.publicUrl) return true
  if (!host.isDemo) return false
  return URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host)
}
