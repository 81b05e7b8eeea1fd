/** Maximum nesting of a request's JSON: legitimate requests are a form, a list of ids or a filter. */
export const maxJsonDepth = 32

const quote = 0x22
const backslash = 0x5c
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether JSON nests deeper than allowed, judged by its brackets alone: before a parser builds, or a validator walks,
 * any of it.
 */
export function nestsDeeper(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isInText) {
      if (byte === backslash) at++
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === openList || byte === openObject) {
      if (++depth > maxDepth) return true
    } else if (byte === closeList || byte === closeObject) depth--
  }
  return false
}
