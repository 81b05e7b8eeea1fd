import { z } from 'zod'
import type { Sms } from '../../ports/sms.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { createHttpClient, type HttpClientOptions } from '../http-client.ts'
import { parseAnswer } from '../parse-answer.ts'

export interface HttpSmsConfig extends Omit<HttpClientOptions, 'service'> {
  /** Full URL of the gateway's send call. */
  url: string
  key: string
  /** The registered sender name that every message starts with. */
  sign: string
}

const call = { service: 'sms gateway', operation: 'send' }
const answerSchema = z.object({ code: z.number().int(), message_id: z.string().optional() })
/** The gateway's code for a refused phone; any other non-zero code refuses the message. */
const PHONE_REFUSED = 1001

/** SMS through a gateway over HTTP, as in docs/sms-protocol.md: one POST per message, one message per id. */
export function createHttpSmsAdapter({ url, key, sign, ...options }: HttpSmsConfig): Sms {
  const request = createHttpClient({ ...options, service: call.service })
  return {
    async send(message) {
      const answer = await request({
        operation: call.operation,
        url,
        // The gateway deduplicates messages by id, so a retry can't send one twice.
        isSafe: true,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ ...message, sign }),
        },
      })
      if (answer.status === 401 || answer.status === 403) {
        throw new ServiceUnavailable(call.service, call.operation, 'unauthorized')
      }
      const { code, message_id } = parseAnswer(answerSchema, answer.text, call)
      if (code === PHONE_REFUSED) return { ok: false, reason: 'phone_refused' }
      if (code !== 0) return { ok: false, reason: 'message_refused' }
      if (message_id === undefined) throw new ServiceUnavailable(call.service, call.operation, 'malformed_answer')
      return { ok: true, messageId: message_id }
    },
  }
}
