import { UpstreamError } from '#lib/calls/call-result.ts'

/** Which field of a form a refusal is about: by the field that the exchange names, else by what its code is about. */
export function fieldOfRefusal<Field extends string>(
  error: unknown,
  byCode: Partial<Record<number, Field>>,
  byName: Partial<Record<string, Field>> = {},
): Field | undefined {
  if (!(error instanceof UpstreamError) || error.error.kind !== 'business') return undefined
  const { code, extra } = error.error
  const fields: unknown = extra?.fields
  const named = Array.isArray(fields) ? (byName[String(fields[0])] ?? undefined) : undefined
  return named ?? byCode[code]
}
