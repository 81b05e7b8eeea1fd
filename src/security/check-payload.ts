import { problem } from './problem.ts'
import { isWireForm } from './wire-form.ts'

/** Malformed requests come in floods: log them at most once in this many ms. */
const quietMs = 30_000
let quietUntil = 0
let unsaid = 0

function malformed(request: Request): Response {
  unsaid++
  if (Date.now() >= quietUntil) {
    const { pathname } = new URL(request.url)
    console.warn(`[site] malformed payloads refused: ${unsaid}, the last one at ${pathname.slice(0, 100)}`)
    quietUntil = Date.now() + quietMs
    unsaid = 0
  }
  return problem(400)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Refuses server function calls whose payload is malformed. The framework would report those as a server error. A body
 * can be checked only when the framework reads it, after it has found the function and compared the method, so its
 * reading is patched to throw the refusal.
 *
 * @returns the refusal if it is already certain
 */
export function checkPayload(request: Request): Response | undefined {
  const asked = new URL(request.url).searchParams.get('payload')
  if (asked && !isWireForm(parse(asked))) return malformed(request)
  const text = request.text.bind(request)
  const formData = request.formData.bind(request)
  const json = async () => {
    const read = parse(await text())
    if (isWireForm(read)) return read
    throw malformed(request)
  }
  const form = () =>
    formData().catch((error: unknown) => {
      throw request.signal.aborted ? error : malformed(request)
    })
  // Platform-provided requests have read-only methods.
  Object.defineProperties(request, { json: { value: json }, formData: { value: form } })
  return undefined
}
