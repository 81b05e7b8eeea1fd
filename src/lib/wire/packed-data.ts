const packed = new WeakMap<object, string>()

/** What a query holds, on its way from the server's page to the browser: one text of JSON, which is quick to write and to read
 * where a tree of values is not. Answers that many visitors share are written once. */
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

/** Reads what packData wrote. JSON has no undefined: the first page of a list, which has no cursor, gets it back. */
export function unpackData(text: string): unknown {
  const data: unknown = JSON.parse(text)
  if (isPaged(data)) data.pageParams = data.pageParams.map((param) => param ?? undefined)
  return data
}

const isPaged = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pageParams' in data && Array.isArray(data.pageParams)
