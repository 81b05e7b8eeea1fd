import { problem } from './problem.ts'

/** The path of server functions without the name of one. */
const namelessFunction = /^\/_serverFn\/(?:\/|$)/

/**
 * Answers paths that the framework would stumble over or confuse with another. Invalid escapes, and control characters,
 * which URL parsing drops, are refused (400). Several leading slashes would name another host and are redirected to
 * one.
 */
export function answerUnsafePath(request: Request): Response | undefined {
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
