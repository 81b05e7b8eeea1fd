import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { staticFiles } from '../../../src/host/static-files.ts'
import { edgeBuildOf, stopWith } from './edge-program.ts'

/**
 * Serves the site's build for a platform of Node functions on `PORT`: static files first, as the platform's CDN does,
 * and the rest through the function, invoked as the platform invokes it.
 */
type LambdaAnswer = {
  statusCode: number
  headers?: Record<string, string>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}
type Lambda = (event: object, context: object) => Promise<LambdaAnswer>
type Respond = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

const platforms = {
  vercel: { preset: 'vercel', entry: 'functions/__server.func/index.mjs', files: 'static' },
  lambda: { preset: 'aws-lambda', entry: 'server/index.mjs', files: 'public' },
}
const { preset, entry, files } = platforms[process.argv[2] as keyof typeof platforms]
const { folder, port } = edgeBuildOf(preset)
const built = (await import(pathToFileURL(join(folder, entry)).href)) as {
  default?: { fetch: (request: Request, context: object) => Promise<Response> }
  handler?: Lambda
}
const findFile = staticFiles(join(folder, files))
const respond = built.handler
  ? asLambda(built.handler)
  : getRequestListener((request) => built.default!.fetch(request, {}))

const server = createServer((incoming, outgoing) => void receive(incoming, outgoing))
server.listen(port, '127.0.0.1')
await once(server, 'listening')
stopWith(async () => {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
})

async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = { 'accept-encoding': String(incoming.headers['accept-encoding'] ?? '') }
  const address = new URL(incoming.url ?? '/', `http://127.0.0.1:${port}`)
  const file = await findFile(new Request(address, { method: incoming.method, headers }))
  await (file ? getRequestListener(() => file)(incoming, outgoing) : respond(incoming, outgoing))
}

/** Invokes the handler as AWS's API gateway does, with event format 2.0. */
function asLambda(handler: Lambda): Respond {
  return async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', `http://127.0.0.1:${port}`)
    const { cookie, ...headers } = incoming.headers
    const event = {
      version: '2.0',
      rawPath: pathname,
      rawQueryString: search.slice(1),
      cookies: cookie?.split('; ') ?? [],
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      requestContext: {
        domainName: incoming.headers.host,
        http: {
          method: incoming.method,
          path: pathname,
          protocol: 'HTTP/1.1',
          sourceIp: incoming.socket.remoteAddress,
        },
      },
      body: (await buffer(incoming)).toString('base64'),
      isBase64Encoded: true,
    }
    const answer = await handler(event, {})
    for (const [name, value] of Object.entries(answer.headers ?? {})) outgoing.setHeader(name, value)
    if (answer.cookies?.length) outgoing.setHeader('set-cookie', answer.cookies)
    outgoing.writeHead(answer.statusCode)
    outgoing.end(Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'))
  }
}
