import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { visitorAddress } from './visitor-address.ts'

interface Options {
  fetch: (request: Request) => Response | Promise<Response>
  port: number
  host: string | undefined
  publicUrl: string
}

export interface Listening {
  /** Takes no new connections, and resolves when those under way have their answers or the time is up. */
  close: (graceMs: number) => Promise<void>
}

/** Longer than the 60 seconds for which proxies keep an idle connection: one that the market closed first would be closed on a
 * request under way. In milliseconds. */
const keepAliveMs = 75_000

/** Serves a web handler over HTTP.
 * @throws the system's error when the address cannot be had */
export async function listen({ fetch, port, host, publicUrl }: Options): Promise<Listening> {
  const handle = getRequestListener(fetch)
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const forwardedFor = String(incoming.headers['x-forwarded-for'] ?? '') || null
    const address = visitorAddress({ socketAddress: incoming.socket.remoteAddress, forwardedFor, publicUrl })
    // Whoever sends this one tells us nothing. The web request reads single headers here and all of them there.
    incoming.headers['x-client-address'] = address
    incoming.rawHeaders = withHeader(incoming.rawHeaders, 'x-client-address', address)
    void handle(incoming, outgoing)
  })
  server.keepAliveTimeout = keepAliveMs
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

function withHeader(raw: string[], name: string, value: string): string[] {
  const kept: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    const [key = '', content = ''] = raw.slice(at, at + 2)
    if (key.toLowerCase() !== name) kept.push(key, content)
  }
  return [...kept, name, value]
}
