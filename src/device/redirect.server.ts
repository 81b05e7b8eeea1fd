import { createRouter } from '@tanstack/react-router'
import { readCookie } from '#lib/browser/read-cookie.ts'
import { routeTree } from '../route-tree.gen.ts'
import { deviceCookie, deviceOf } from './device.ts'
import { pageExistsIn, redirectPath } from './redirect.ts'

const router = createRouter({ routeTree, context: undefined as never })
const exists = pageExistsIn(router)

/** The redirect for a page request that names the wrong set, or undefined. The browser keeps the hash by itself. */
export function redirectToOwnSet(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = new URL(request.url)
  const device = deviceOf(request.headers.get('user-agent'), readCookie(request, deviceCookie))
  const path = redirectPath(url.pathname, device, exists)
  if (path === undefined) return undefined
  // Not permanent: the visitor may switch sets tomorrow.
  const location = path + url.search
  return new Response(null, { status: 307, headers: { location, vary: 'User-Agent, Cookie' } })
}
