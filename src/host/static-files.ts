import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Names of these carry a hash or a version of what is in them. */
const immutable = /^\/(?:assets|fonts|build\/meta)\//
/** Tells one build from the next. */
const fresh = '/build/latest.json'

interface StaticFile {
  type: string
  etag: string
  /** By content coding; `identity` is always there. */
  bodies: Record<string, Uint8Array<ArrayBuffer>>
}

/** Reads a folder of built files once (a few megabytes) and answers requests for them from memory, with the compressed copies
 * the build made. The answer is undefined for a path that is none of them. */
export async function loadStaticFiles(folder: string): Promise<(request: Request) => Response | undefined> {
  const files = await readAll(folder)
  return (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (!file) return immutable.test(pathname) ? new Response('Not found', { status: 404 }) : undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    return answer(request, file, cacheControlOf(pathname))
  }
}

async function readAll(folder: string) {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const codings = { '.br': 'br', '.gz': 'gzip' } as const
  for (const path of paths.sort()) {
    const coding = codings[extname(path) as keyof typeof codings] as string | undefined
    const url =
      '/' +
      relative(folder, coding ? path.slice(0, path.lastIndexOf('.')) : path)
        .split(sep)
        .join('/')
    const body = new Uint8Array(await readFile(path))
    const known = files.get(url)
    if (coding) {
      if (known) known.bodies[coding] = body
    } else {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
      files.set(url, { type: types[extname(path)] ?? 'application/octet-stream', etag, bodies: { identity: body } })
    }
  }
  return files
}

function cacheControlOf(pathname: string): string {
  if (pathname === fresh) return 'no-cache'
  return immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
}

function answer(request: Request, file: StaticFile, cacheControl: string): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const coding = ['br', 'gzip'].find((name) => accepted.includes(name) && file.bodies[name]) ?? 'identity'
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    etag: file.etag,
    vary: 'Accept-Encoding',
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  if (coding !== 'identity') headers.set('content-encoding', coding)
  const body = file.bodies[coding]
  headers.set('content-length', String(body?.byteLength ?? 0))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
