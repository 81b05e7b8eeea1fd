/** Query strings that people can read: `?exteriors=fn,mw&sort=price_asc`. Values come in as text and it is each route's
 * `validateSearch` that gives them types; a key that comes twice is a list. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    values[key] = values[key] === undefined ? value : `${values[key]},${value}`
  }
  return values
}

/** The inverse: lists by commas, true as 1, and what is empty or false is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([key, value]) => {
    const text = encode(value)
    return text ? [`${encodeURIComponent(key)}=${text}`] : []
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The same query string, spelled as Start spells every address before the router compares it with its own: a comma or slash that
 * is spelled otherwise would be redirected for ever. The server's router alone needs it. */
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
