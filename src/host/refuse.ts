import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

export type RefusalStatus = 400 | 408 | 413 | 415 | 429 | 503

/** How long the rest of a refused body is discarded, in ms: a client that is still sending does not read the answer. */
const lingerMs = 2_000
/** Seconds until a retry is worthwhile. */
const retryAfter = 2

/** Answers a request that nothing else processes. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: RefusalStatus): void {
  outgoing.writeHead(status, {
    'content-type': 'application/problem+json',
    ...((status === 429 || status === 503) && { 'retry-after': String(retryAfter) }),
    // A stalled connection is not kept alive.
    ...(status === 408 && { connection: 'close' }),
  })
  outgoing.end(JSON.stringify({ title: STATUS_CODES[status], status }))
  if (incoming.complete) return
  incoming.resume()
  const timer = setTimeout(() => incoming.socket.destroy(), lingerMs)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
