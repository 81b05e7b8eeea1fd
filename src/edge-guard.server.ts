import { joinBytes } from '#lib/join-bytes.ts'
import { securityHeaders } from '#security/csp.ts'
import { problem } from '#security/problem.ts'
import { bodyKindOf, maxBytesOf } from '#upstream/body-kind.ts'
import { bodyLimits } from '#upstream/body-limits.ts'
import { hasManyParts, isTooDeep } from '#upstream/payload-depth.ts'

/**
 * Does what our own host does in front of the site, on runtimes that call the site directly: bodies are read within
 * their limits before anything processes them, and every answer carries the common headers.
 */
export async function guard(
  request: Request,
  isSecure: boolean,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const admitted = await admit(request)
  const response = admitted instanceof Response ? admitted : await answer(admitted)
  const headers = new Headers(response.headers)
  for (const [name, value] of securityHeaders(isSecure)) headers.set(name, value)
  // Answers are not cached unless they say so.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** The request with its body read, or the refusal. */
async function admit(request: Request): Promise<Request | Response> {
  const asked = { url: request.url, type: request.headers.get('content-type') ?? '' }
  const kind = request.body ? bodyKindOf(asked) : 'plain'
  if (!kind) return problem(415)
  const most = maxBytesOf(kind, bodyLimits)
  if (Number(request.headers.get('content-length') ?? 0) > most) return problem(413)
  const body = request.body ? await read(request.body, most) : undefined
  if (body === null) return problem(413)
  if (isTooDeep(asked, body) || hasManyParts(asked, body)) return problem(400)
  return body ? new Request(request, { method: request.method, body }) : request
}

/** Null if the body is too long, without reading the rest. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader()
  const body = joinBytes(most)
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (body.add(next.value)) continue
    reader.cancel().catch(() => {})
    return null
  }
  return body.whole()
}
