import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

export type RefusalStatus = 400 | 408 | 413 | 429 | 503

/** How long the rest of a refused body is thrown away, in milliseconds: whoever still sends does not read the answer otherwise. */
const lingerMs = 2_000
/** Seconds after which it is worth asking again. */
const retryAfter = 2

/** Answers a request that nothing else gets to see. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: RefusalStatus): void {
  outgoing.writeHead(status, {
    'content-type': 'application/problem+json',
    ...((status === 429 || status === 503) && { 'retry-after': String(retryAfter) }),
    // Who stalls is not waited for again.
    ...(status === 408 && { connection: 'close' }),
  })
  outgoing.end(JSON.stringify({ title: STATUS_CODES[status], status }))
  if (incoming.complete) return
  incoming.resume()
  const timer = setTimeout(() => incoming.socket.destroy(), lingerMs)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
