import { maxJsonDepth, nestsDeeper } from '#lib/wire/json-depth.ts'
import { isMultipart } from '#lib/wire/form-type.ts'
import { readUrl } from './asked-url.ts'
import { isExchangePath } from './exchange-paths.ts'

/** In the encoding of server functions, each level of a value takes up to three levels of JSON. */
const maxPayloadDepth = 3 * maxJsonDepth
/**
 * JSON next to a form's fields, for a server function's middleware. Our pages never send any, and it would be parsed
 * unchecked.
 */
const formContext = '__TSS_CONTEXT'

/** Our pages send one part, the file; each costs time to parse. */
export const maxParts = 20

const encoder = new TextEncoder()
/** Maps bytes to characters one to one, so that field names are found whatever a file contains. */
const decoder = new TextDecoder('latin1')

/**
 * Whether the JSON of a request nests deeper than legitimate input. Paths can be spelled in many ways, so every path
 * that is not the exchange's may be a server function.
 */
export function isTooDeep(request: { url: string; type: string }, body: Uint8Array | undefined): boolean {
  const { url, type } = request
  const { pathname = '', searchParams } = readUrl(url) ?? {}
  if (isExchangePath(pathname)) return body !== undefined && type.includes('json') && nestsDeeper(body, maxJsonDepth)
  const payload = searchParams?.get('payload')
  if (payload && nestsDeeper(encoder.encode(payload), maxPayloadDepth)) return true
  if (!body) return false
  return isMultipart(type) ? decoder.decode(body).includes(formContext) : nestsDeeper(body, maxPayloadDepth)
}

/** Whether a form has more parts than legitimate input. */
export function hasManyParts({ type }: { type: string }, body: Uint8Array | undefined): boolean {
  if (!body || !isMultipart(type)) return false
  return decoder.decode(body).split(/form-data/i, maxParts + 2).length > maxParts + 1
}
