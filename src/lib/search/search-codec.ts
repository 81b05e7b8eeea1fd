/**
 * Readable query strings: `?exteriors=fn,mw&sort=price_asc`. Values are read as text and typed by each route's
 * `validateSearch`; a repeated key becomes a list.
 */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    values[key] = values[key] === undefined ? value : `${values[key]},${value}`
  }
  return values
}

/** The inverse: lists joined by commas, true as 1; empty and false values are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([key, value]) => {
    const text = encode(value)
    return text ? [`${encodeURIComponent(key)}=${text}`] : []
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * The same query string in Start's spelling of an address, with which the router compares its own: a comma or slash
 * encoded differently would redirect forever. Only the server's router needs it.
 */
export function stringifySearchForStart(search: Record<string, unknown>): string {
  const query = stringifySearch(search)
  return query && `?${new URLSearchParams(query)}`
}

function encode(value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return '1'
  if (Array.isArray(value)) return value.map(encode).filter(Boolean).join(',')
  return encodeURIComponent(String(value)).replaceAll('%20', '+').replaceAll('%2F', '/')
}
