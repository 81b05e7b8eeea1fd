import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

/** Names of these carry a hash or a version of what is in them. */
const immutable = /^\/(?:assets|fonts|build\/meta)\//
const extension = /\.\w+$/
/** Tells one build from the next. */
const fresh = '/build/latest.json'

/** Answers requests for the files of a build, compressed as the build left them; undefined for a path that is none of them. */
export function staticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const app = new Hono()
  // Only what is kept for a while is revalidated: what never changes needs no hash, and the build's number is shorter than one.
  app.use('/:file', etag())
  app.use('/icons/*', etag())
  app.get('*', serveStatic({ root: folder, precompressed: true }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    // Most requests are for pages, which have no extension.
    if (!extension.test(pathname) && !immutable.test(pathname)) return undefined
    const answer = await app.fetch(request)
    if (answer.status === 404) return immutable.test(pathname) ? answer : undefined
    answer.headers.set('cache-control', cacheControlOf(pathname))
    answer.headers.set('vary', 'Accept-Encoding')
    return answer
  }
}

function cacheControlOf(pathname: string): string {
  if (pathname === fresh) return 'no-cache'
  return immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
}
