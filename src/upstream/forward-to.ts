/**
 * Timeouts in ms: for an answer to start, between two chunks of it (event streams send something every 15 seconds), and
 * for the exchange's readiness.
 */
const patience = { answer: 15_000, piece: 45_000, ready: 2_000 }

/** Hop-by-hop headers: RFC 9110, 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** The site has already checked the request's origin, and the exchange may have another one. The others are rebuilt. */
const settledHere = ['expect', 'host', 'content-length', 'origin', 'referer', 'sec-fetch-site', 'x-client-address']

/**
 * Forwards contract requests to the exchange at the given address, path by path. An unreachable exchange becomes a 502,
 * a timeout a 504. The site's own health is answered here.
 */
export function forwardTo(upstreamUrl: string | undefined, wait = patience): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!upstreamUrl) throw new Error('UPSTREAM_URL is not set and no exchange runs in this process')
    const base = upstreamUrl.replace(/\/+$/, '')
    const { pathname, search } = new URL(request.url)
    if (pathname === '/healthz') return health(200, { status: 'up' })
    if (pathname === '/readyz') return readiness(base, wait.ready)
    const timeUp = new AbortController()
    const within = (ms: number) => setTimeout(() => timeUp.abort(), ms)
    const timer = within(wait.answer)
    try {
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const answer = await fetch(base + pathname + search, {
        method: request.method,
        headers: forwarded(request.headers),
        body: hasBody ? await request.arrayBuffer() : null,
        // Redirects are for the browser to follow.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, timeUp.signal]),
      })
      const body = answer.body && watched(answer.body, () => within(wait.piece))
      return new Response(body, { status: answer.status, headers: answered(answer.headers) })
    } catch (error) {
      if (request.signal.aborted) throw error
      const status = timeUp.signal.aborted ? 504 : 502
      return Response.json({ title: 'The exchange does not answer', status }, { status })
    } finally {
      clearTimeout(timer)
    }
  }
}

function forwarded(of: Headers): Headers {
  const headers = new Headers(of)
  const address = headers.get('x-client-address')
  for (const name of [...namedBy(of), ...hopByHop, ...settledHere]) headers.delete(name)
  // The exchange trusts this address only from sites listed in its TRUSTED_PROXIES.
  if (address) headers.set('x-forwarded-for', address)
  return headers
}

function answered(of: Headers): Headers {
  const headers = new Headers(of)
  for (const name of [...namedBy(of), ...hopByHop]) headers.delete(name)
  // fetch has already decompressed the body.
  if (headers.has('content-encoding')) for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

/** Further hop-by-hop headers, as named by `Connection`. */
const namedBy = (headers: Headers) =>
  (headers.get('connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]+$/.test(name))

/** The same body, aborted if the next chunk is late. Slow readers are not timed. */
function watched(body: ReadableStream<Uint8Array>, start: () => ReturnType<typeof setTimeout>): ReadableStream {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = start()
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

async function readiness(base: string, ms: number): Promise<Response> {
  const isReady = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(ms) }).then(
    ({ ok }) => ok,
    () => false,
  )
  const parts = { exchange: isReady ? 'up' : 'down' }
  return health(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', parts })
}

const health = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
