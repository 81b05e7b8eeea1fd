import type { Coding } from '#lib/accepted-coding.ts'
import { isUnencrypted, publicOriginOf } from '#lib/public-origin.ts'
import { forwardTo } from './forward-to.ts'

/** S9.2 The origin of the chat's script, and the inbox it belongs to. Both are sent to every visitor. */
export interface SupportHost {
  url: string
  token: string
}

/**
 * What the hosting process provides to the site. The site's bundle never contains the exchange: it uses the one in its
 * process through this, or calls the one at `UPSTREAM_URL`.
 */
export interface SiteHost {
  /** Origin without a trailing slash; cookies and the cross-site check depend on it. */
  publicUrl: string | undefined
  isDemo: boolean
  /** The chat support; undefined: none. */
  support?: SupportHost | undefined
  /** Sends a contract request to the exchange. */
  fetch: (request: Request) => Promise<Response>
  /** Compresses a whole body; undefined if a proxy in front of the site does that. */
  compress?: ((body: Uint8Array, coding: Coding) => Promise<Uint8Array<ArrayBuffer>>) | undefined
}

// The built site and the program that mounts it are separate bundles: they share no module, only this registered
// symbol.
const key = Symbol.for('amber.upstream')
const place = globalThis as { [key]?: SiteHost }

/** Called by the composition root before the site answers its first request. */
export function provideSiteHost(host: SiteHost) {
  place[key] = host
}

/** Whether our own host program runs in front of the site. */
export const isHosted = () => place[key] !== undefined

/** Base address of requests that never leave the process. */
export const inProcessOrigin = 'http://exchange.internal'

export function siteHost(): SiteHost {
  return place[key] ?? hostFromEnvironment(process.env)
}

/**
 * On an edge runtime nobody provides a host: environment variables take its place.
 * @throws if the market's address is wrong, or not safe enough for production
 */
export function hostFromEnvironment(env: Record<string, string | undefined>): SiteHost {
  const forward = forwardTo(env.UPSTREAM_URL)
  const isDemo = env.AMBER_MODE !== 'production'
  return {
    publicUrl: publicUrlOf(env.PUBLIC_URL?.trim(), isDemo),
    isDemo,
    support: supportOf(env),
    fetch: (request) => forward(withoutAddress(request)),
  }
}

function publicUrlOf(given: string | undefined, isDemo: boolean): string | undefined {
  if (isDemo && !given) return undefined
  const origin = publicOriginOf(given ?? '')
  if (origin && (isDemo || !isUnencrypted(origin))) return origin
  throw new Error(`PUBLIC_URL is ${JSON.stringify(given)}: give scheme, host and port alone, in production with https`)
}

function supportOf({ SUPPORT_URL, SUPPORT_TOKEN }: Record<string, string | undefined>): SupportHost | undefined {
  const url = URL.parse(SUPPORT_URL ?? '')
  return url?.protocol === 'https:' && SUPPORT_TOKEN ? { url: url.origin, token: SUPPORT_TOKEN } : undefined
}

/**
 * No host program has determined the client's address: only what the runtime forwards counts, nothing a visitor sends.
 */
function withoutAddress(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('x-client-address')
  return new Request(request, { headers })
}
