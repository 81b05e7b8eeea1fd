import { z, type ZodType } from 'zod'
import { seconds } from '#lib/time/seconds.ts'
import type { IdentityService } from '../../ports/identity.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { createHttpClient, type HttpClientOptions } from '../http-client.ts'
import { parseAnswer } from '../parse-answer.ts'
import { answerLines, isSigned, requestLines, sign } from './signature.ts'

export interface HttpIdentityConfig extends Omit<HttpClientOptions, 'service'> {
  /** No trailing slash, e.g. `https://identity.example`. */
  url: string
  clientId: string
  /** Shared with the service: signs requests and answers. */
  secret: string
}

const service = 'identity service'
/** Allowed clock difference between both sides, in seconds. */
const tolerance = 300

const begunSchema = z.object({ verification_id: z.string().min(1).max(100), url: z.url(), expires_at: z.int() })
const statusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), verification_id: z.string(), reference: z.string() }),
  z.object({ state: z.literal('expired'), verification_id: z.string(), reference: z.string() }),
  z.object({
    state: z.literal('refused'),
    verification_id: z.string(),
    reference: z.string(),
    reason: z.enum(['refused_by_person', 'not_matching']),
  }),
  z.object({
    state: z.literal('confirmed'),
    verification_id: z.string(),
    reference: z.string(),
    person: z.object({ name: z.string().min(1).max(60), id_number: z.string().min(1).max(30) }),
  }),
])

/** An identity service over HTTP, as in docs/identity-protocol.md: JSON, signed both ways with a shared secret. */
export function createHttpIdentityAdapter(config: HttpIdentityConfig): IdentityService {
  const { url, clientId, secret, now = () => new Date() } = config
  const request = createHttpClient({ ...config, service })

  /** Null for a signed 404. */
  async function ask<T>(operation: string, path: string, body: object | null, schema: ZodType<T>): Promise<T | null> {
    const method = body ? 'POST' : 'GET'
    const text = body ? JSON.stringify(body) : ''
    const timestamp = String(seconds(now()))
    const signature = sign(secret, requestLines(timestamp, method, path, text))
    const answer = await request({
      operation,
      url: `${url}${path}`,
      // The service deduplicates verifications by our reference: begun twice, they are one.
      isSafe: true,
      init: {
        method,
        headers: {
          'content-type': 'application/json',
          'identity-client': clientId,
          'identity-timestamp': timestamp,
          'identity-signature': signature,
        },
        ...(body ? { body: text } : {}),
      },
    })
    if (answer.status === 401 || answer.status === 403) throw new ServiceUnavailable(service, operation, 'unauthorized')
    const answeredAt = answer.headers.get('identity-timestamp') ?? ''
    const lines = answerLines(answeredAt, answer.status, signature, answer.text)
    const isFresh = Math.abs(Number(answeredAt) - now().getTime() / 1000) <= tolerance
    if (!isFresh || !isSigned(secret, lines, answer.headers.get('identity-signature') ?? ''))
      throw new ServiceUnavailable(service, operation, 'malformed_answer')
    if (answer.status === 404) return null
    if (answer.status !== 200) throw new ServiceUnavailable(service, operation, 'malformed_answer')
    return parseAnswer(schema, answer.text, { service, operation })
  }

  return {
    async begin({ reference, returnUrl }) {
      const begun = await ask('begin', '/v1/verifications', { reference, return_url: returnUrl }, begunSchema)
      if (!begun) throw new ServiceUnavailable(service, 'begin', 'malformed_answer')
      return { verificationId: begun.verification_id, url: begun.url, expiresAt: new Date(begun.expires_at * 1000) }
    },
    async find({ verificationId, reference }) {
      const path = `/v1/verifications/${encodeURIComponent(verificationId)}`
      const found = await ask('find', path, null, statusSchema)
      // Never accept another person's verification, whatever it says.
      if (!found || found.verification_id !== verificationId || found.reference !== reference)
        return { state: 'not_found' }
      if (found.state === 'confirmed')
        return { state: 'confirmed', person: { name: found.person.name, idNumber: found.person.id_number } }
      return found.state === 'refused' ? { state: 'refused', reason: found.reason } : { state: found.state }
    },
  }
}
