import { maxJsonDepth, nestsDeeper } from '#lib/wire/json-depth.ts'
import { isExchangePath } from './exchange-paths.ts'

/** In the form that server functions travel in, each level of a value takes three. */
const maxPayloadDepth = 3 * maxJsonDepth
/** JSON beside the fields of a form, for a server function's middleware. Our pages send none, and it would be parsed unseen. */
const formContext = '__TSS_CONTEXT'

const encoder = new TextEncoder()
/** Of bytes to text one to one: names are found in whatever a file holds. */
const decoder = new TextDecoder('latin1')

const isForm = (type: string) =>
  type.includes('multipart/form-data') || type.includes('application/x-www-form-urlencoded')

/** Whether the JSON of a request nests deeper than anything that people send. A path has many spellings: what is none of the
 * exchange's may be a server function. */
export function isTooDeep(request: { url: string; type: string }, body: Uint8Array | undefined): boolean {
  const { url, type } = request
  const { pathname = '', searchParams } = URL.parse(url.startsWith('/') ? `http://market${url}` : url) ?? {}
  if (isExchangePath(pathname)) return body !== undefined && type.includes('json') && nestsDeeper(body, maxJsonDepth)
  const payload = searchParams?.get('payload')
  if (payload && nestsDeeper(encoder.encode(payload), maxPayloadDepth)) return true
  if (!body) return false
  return isForm(type) ? decoder.decode(body).includes(formContext) : nestsDeeper(body, maxPayloadDepth)
}
