import type { Call, CallData } from '#contract/call.ts'
import type { CallExtra, CallResult } from '#lib/calls/call-result.ts'

interface Envelope {
  code: number
  message?: string
  data?: unknown
  extra?: CallExtra
}

/** S7.3 The `{code, message, data, extra}` of an answer, or undefined if its body is anything else. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number'
      ? (body as Envelope)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Converts a response of the exchange, and the text of its body, into a value.
 * @throws when the answer breaks the contract: no envelope with a 2xx status, or data that fails its schema
 */
export function readAnswer<C extends Call>(call: C, response: Response, text: string): CallResult<CallData<C>> {
  const envelope = readEnvelope(text)
  if (envelope && envelope.code !== 0) {
    const { code, message = '', extra } = envelope
    return { ok: false, error: { kind: 'business', code, message, extra } }
  }
  if (!response.ok) return { ok: false, error: { kind: 'http', status: response.status } }
  if (!envelope) throw new Error(`the answer to ${call.name} is no {code, message, data}`)
  return { ok: true, data: call.response.parse(envelope.data) as CallData<C> }
}
