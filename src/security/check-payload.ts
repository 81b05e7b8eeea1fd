import { problem } from './problem.ts'
import { isWireForm } from './wire-form.ts'

/** Whoever sends nonsense sends a lot of it: one line of the log is enough in this time. */
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
 * Refuses what a server function is asked in no form of ours. The framework takes that for a defect of the site, so its reading
 * of a body is made to end in the refusal: it reads after it has found the function and compared the method.
 *
 * @returns the refusal where it is known already
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
  // Servers' own requests have methods that can't be assigned.
  Object.defineProperties(request, { json: { value: json }, formData: { value: form } })
  return undefined
}
