import { problem } from './problem.ts'

/** Where server functions are, and none is named. */
const namelessFunction = /^\/_serverFn\/(?:\/|$)/

/**
 * The answer to a path that the framework would trip over, or take for another one. Escapes that say no character, and control
 * characters, which URLs lose on the way, are no path of ours (400). Several slashes at the front would name another host: one
 * is meant.
 */
export function answerOddPath(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const decoded = decode(pathname)
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return problem(400)
  if (namelessFunction.test(decoded)) return problem(404)
  if (!pathname.startsWith('//')) return undefined
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, '/') + search } })
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
