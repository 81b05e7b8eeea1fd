/** S7.2 Flattens a query: arrays and objects become indexed keys (`a[0]=x`); undefined and null are omitted. */
export function encodeQuery(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  const add = (key: string, value: unknown) => {
    if (value === undefined || value === null) return
    if (typeof value === 'object') for (const [part, inner] of Object.entries(value)) add(`${key}[${part}]`, inner)
    else query.append(key, String(value))
  }
  for (const [key, value] of Object.entries(input)) add(key, value)
  return query
}

/** S7.2 Body and content type of a non-GET call: form data unchanged (the runtime sets its boundary), else JSON. */
export function encodeBody(input: unknown): { body: string | FormData; type: string | undefined } {
  if (input instanceof FormData) return { body: input, type: undefined }
  return { body: JSON.stringify(input ?? {}), type: 'application/json' }
}
