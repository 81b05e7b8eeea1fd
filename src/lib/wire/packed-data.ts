const packed = new WeakMap<object, string>()

/**
 * Packs query data for the trip from the server-rendered page to the browser as a single JSON text, which is faster to
 * write and read than a tree of values. Answers shared by many visitors are serialised once.
 */
export function packData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const known = packed.get(data)
  if (known !== undefined) return known
  // Each visit wraps the shared pages of a list in an object of its own.
  const text = isPaged(data)
    ? `{"pages":[${data.pages.map(packData).join()}],"pageParams":${JSON.stringify(data.pageParams)}}`
    : JSON.stringify(data)
  packed.set(data, text)
  return text
}

/** Reads the output of packData. JSON has no undefined: the first page of a list, which has no cursor, gets it back. */
export function unpackData(text: string): unknown {
  const data: unknown = JSON.parse(text)
  if (isPaged(data)) data.pageParams = data.pageParams.map((param) => param ?? undefined)
  return data
}

const isPaged = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pageParams' in data && Array.isArray(data.pageParams)
