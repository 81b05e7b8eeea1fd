import type { ZodType } from 'zod'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'

/**
 * Parses a JSON answer by its schema.
 *
 * @throws ServiceUnavailable if the answer is truncated or of another shape
 */
export function parseAnswer<T>(schema: ZodType<T>, text: string, call: { service: string; operation: string }): T {
  const malformed = () => new ServiceUnavailable(call.service, call.operation, 'malformed_answer')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw malformed()
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw malformed()
  return parsed.data
}
