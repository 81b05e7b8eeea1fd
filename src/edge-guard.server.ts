import { maxUploadBytes } from '#contract/feedback.ts'
import { securityHeaders } from '#security/csp.ts'
import { isTooDeep } from '#upstream/payload-depth.ts'

const bodyBytes = 1024 * 1024
/** A form's file has its own limit; the rest of the form is small. */
const uploadBytes = maxUploadBytes + 64 * 1024

/**
 * What our own host does around the site, where a runtime calls the site with nothing before it: bodies are read within their
 * limits before anything looks at them, and every answer carries the headers of all.
 */
export async function guard(
  request: Request,
  isSecure: boolean,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const response = (await refuseBody(request)) ?? (await answer(request))
  const headers = new Headers(response.headers)
  for (const [name, value] of securityHeaders(isSecure)) headers.set(name, value)
  // Nothing is kept by anybody unless its answer says so.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

async function refuseBody(request: Request): Promise<Response | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const most = type.startsWith('multipart/form-data') ? uploadBytes : bodyBytes
  if (Number(request.headers.get('content-length') ?? 0) > most) return problem('Content Too Large', 413)
  // What is read here can be read again by whoever answers: the runtime keeps it once for both.
  const body = request.body ? await read(request.clone(), most) : undefined
  if (body === null) return problem('Content Too Large', 413)
  return isTooDeep({ url: request.url, type }, body) ? problem('Bad Request', 400) : undefined
}

/** Null where it is longer. */
async function read(request: Request, most: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > most) return null
    pieces.push(piece)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const problem = (title: string, status: number) => Response.json({ title, status }, { status })
