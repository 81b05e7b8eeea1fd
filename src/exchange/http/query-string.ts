/** Parses a query whose arrays use indexed keys: `a[0]=x&a[1]=y&b=z` -> `{ a: ['x', 'y'], b: 'z' }`. */
export function readQuery(params: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of params) {
    const indexed = /^(\w{1,40})\[(\d{1,3})\]$/.exec(key)
    if (!indexed) {
      query[key] = value
      continue
    }
    const name = indexed[1]!
    const list = Array.isArray(query[name]) ? query[name] : (query[name] = [])
    list.push(value)
  }
  return query
}
