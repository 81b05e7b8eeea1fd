import { UpstreamError } from '#lib/calls/call-result.ts'

/** The form field a refusal concerns: the one the exchange names, or else the one its code implies. */
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
