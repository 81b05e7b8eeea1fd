import type { SiteHost } from '#upstream/site-host.ts'

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
