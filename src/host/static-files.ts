import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

/** File names that contain a hash or version of their content. */
const immutable = /^\/(?:assets|fonts|build\/meta)\//
const extension = /\.\w+$/
/** What identifies the current build, and the service worker: a browser must learn of a new one at once. */
const fresh = new Set(['/build/latest.json', '/sw.js'])

/** Serves the files of a build, in the build's precompressed form; undefined for any other path. */
export function staticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const app = new Hono()
  // ETags only for files with a limited lifetime: immutable files need no hash, and the build id is shorter than one.
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
  if (fresh.has(pathname)) return 'no-cache'
  return immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
}
