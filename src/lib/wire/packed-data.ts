const packed = new WeakMap<object, string>()

/**
 * Packs query data as JSON that may stand in a script element of the server-rendered page: faster to write and read than
 * a tree of values. Answers shared by many visitors are serialised once.
 */
export function packData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return scriptSafe(JSON.stringify(data))
  const known = packed.get(data)
  if (known !== undefined) return known
  // Each visit wraps the shared pages of a list in an object of its own.
  const text = isPaged(data)
    ? `{"pages":[${data.pages.map(packData).join()}],"pageParams":${packData(data.pageParams)}}`
    : scriptSafe(JSON.stringify(data))
  packed.set(data, text)
  return text
}

/** In JSON, `<` only occurs inside strings. There it could begin a tag that ends the script. */
const scriptSafe = (json: string) => json.replaceAll('<', String.raw`\u003c`)

/** Completes parsed data. JSON has no undefined: the first page of a list, which has no cursor, gets it back. */
export function unpackData(data: unknown): unknown {
  if (isPaged(data)) data.pageParams = data.pageParams.map((param) => param ?? undefined)
  return data
}

const isPaged = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pageParams' in data && Array.isArray(data.pageParams)
