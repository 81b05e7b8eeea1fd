import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Network, networkOf } from '#lib/network-address.ts'
import { securityHeaders } from '#security/csp.ts'
import { bodyKindOf, maxBytesOf } from '#upstream/body-kind.ts'
import { hasManyParts, isTooDeep } from '#upstream/payload-depth.ts'
import { createAdmission } from './admission.ts'
import { hasBody, readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import { type RequestLimits, requestLimits } from './request-limits.ts'
import { visitorAddress } from './visitor-address.ts'

interface Options {
  fetch: (request: Request) => Response | Promise<Response>
  port: number
  host: string | undefined
  publicUrl: string
  /** Proxies whose forwarded addresses are trusted. */
  proxies: readonly Network[]
  limits?: Partial<RequestLimits>
}

export interface Listening {
  /** Accepts no new connections, and resolves when those in progress are answered or the time is up. */
  close: (graceMs: number) => Promise<void>
}

/** In ms. */
const times = {
  /**
   * Longer than the 60 seconds for which proxies keep idle connections: if the market closed one first, it could cut
   * off a request in flight.
   */
  keepAliveTimeout: 75_000,
  headersTimeout: requestLimits.headersMs,
  /** Bodies have their own, shorter limits. */
  requestTimeout: requestLimits.uploadMs + 30_000,
  connectionsCheckingInterval: 5_000,
}

/** Answers are not cached unless they say so. */
const unlessSaidOtherwise = ['cache-control', 'private, no-store'] as const

/** The client's address. The exchange trusts it, so only values determined by this program are passed on. */
const addressHeader = 'x-client-address'
const claims = new Set([addressHeader, 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/**
 * Serves a web handler over HTTP. The handler receives only requests whose bodies have arrived in full and within the
 * limits.
 * @throws the system's error if the address cannot be bound
 */
export async function listen({ fetch, port, host, publicUrl, proxies, limits: own }: Options): Promise<Listening> {
  const limits = { ...requestLimits, ...own }
  const admission = createAdmission(limits)
  const headers = [...securityHeaders(publicUrl.startsWith('https://')), unlessSaidOtherwise]
  const handle = getRequestListener(fetch)

  async function receive(incoming: IncomingMessage & { rawBody?: Buffer }, outgoing: ServerResponse) {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const forwardedFor = incoming.headers['x-forwarded-for'] as string | undefined
    const address = visitorAddress({ socketAddress: incoming.socket.remoteAddress, forwardedFor, proxies })
    const visit = admission.enter(networkOf(address))
    if (!visit) return refuse(incoming, outgoing, 429)
    outgoing.once('close', visit.end)
    const asked = { url: incoming.url ?? '', type: incoming.headersDistinct['content-type']?.join() ?? '' }
    if (hasBody(incoming)) {
      const kind = bodyKindOf(asked)
      if (!kind) return refuse(incoming, outgoing, 415)
      const body = await readBody(incoming, {
        maxBytes: maxBytesOf(kind, limits),
        idleMs: limits.bodyIdleMs,
        totalMs: kind === 'upload' ? limits.uploadMs : limits.bodyMs,
        take: visit.take,
      })
      if (body === undefined) return
      if (typeof body === 'number') return refuse(incoming, outgoing, body)
      // The adapter builds the web request from this, as the stream has been consumed.
      incoming.rawBody = body
    }
    if (isTooDeep(asked, incoming.rawBody) || hasManyParts(asked, incoming.rawBody))
      return refuse(incoming, outgoing, 400)
    nameVisitor(incoming, address)
    await handle(incoming, outgoing)
  }

  const server = createServer(times, (incoming, outgoing) => void receive(incoming, outgoing))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    async close(graceMs) {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
    },
  }
}

/** Sets the header in both places: the adapter reads single headers from one and all headers from the other. */
function nameVisitor(incoming: IncomingMessage, address: string): void {
  for (const name of claims) delete incoming.headers[name]
  incoming.headers[addressHeader] = address
  const kept: string[] = []
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(at, at + 2)
    if (!claims.has(name.toLowerCase())) kept.push(name, value)
  }
  incoming.rawHeaders = [...kept, addressHeader, address]
}
