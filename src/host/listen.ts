import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Network, networkOf } from '#lib/network-address.ts'
import { securityHeaders } from '#security/csp.ts'
import { isTooDeep } from '#upstream/payload-depth.ts'
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
  /** Whose word about a visitor's address counts. */
  proxies: readonly Network[]
  limits?: Partial<RequestLimits>
}

export interface Listening {
  /** Takes no new connections, and resolves when those under way have their answers or the time is up. */
  close: (graceMs: number) => Promise<void>
}

/** Milliseconds. */
const times = {
  /** Longer than the 60 seconds for which proxies keep an idle connection: one that the market closed first would be closed on
   * a request under way. */
  keepAliveTimeout: 75_000,
  headersTimeout: requestLimits.headersMs,
  /** Bodies have limits of their own, which end before. */
  requestTimeout: requestLimits.uploadMs + 30_000,
  connectionsCheckingInterval: 5_000,
}

/** Nothing is kept by anybody unless its answer says so. */
const unlessSaidOtherwise = ['cache-control', 'private, no-store'] as const

/** Says who asks, and nothing but what this program has found out: the exchange believes it. */
const addressHeader = 'x-client-address'
const claims = new Set([addressHeader, 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/** Serves a web handler over HTTP. The handler gets requests whose bodies have come whole and keep to the limits.
 * @throws the system's error when the address cannot be had */
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
    if (hasBody(incoming)) {
      const isUpload = incoming.headers['content-type']?.startsWith('multipart/form-data')
      const body = await readBody(incoming, {
        maxBytes: isUpload ? limits.uploadBytes : limits.bodyBytes,
        idleMs: limits.bodyIdleMs,
        totalMs: isUpload ? limits.uploadMs : limits.bodyMs,
        take: visit.take,
      })
      if (body === undefined) return
      if (typeof body === 'number') return refuse(incoming, outgoing, body)
      // The web request is made of this in place of the stream that has ended.
      incoming.rawBody = body
    }
    const { url = '', headers: asked } = incoming
    if (isTooDeep({ url, type: asked['content-type'] ?? '' }, incoming.rawBody)) return refuse(incoming, outgoing, 400)
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

/** The web request reads single headers in one place and all of them in the other. */
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
