import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
const signatureOf = (secret: string, lines: readonly string[]) =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex')

/** Tolerated clock skew, in seconds. */
const tolerance = 300

interface SignedRequest {
  method: string
  path: string
  body: string
  timestamp: string
  signature: string
}

/** Whether the request was signed with the shared secret, just now. */
export function isSignedRequest(secret: string, request: SignedRequest, nowMs: number): boolean {
  const lines = [request.timestamp, request.method, request.path, digestOf(request.body)]
  const expected = Buffer.from(signatureOf(secret, lines))
  const given = Buffer.from(request.signature)
  const isFresh = Math.abs(Number(request.timestamp) - nowMs / 1000) <= tolerance
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected)
}

/** Headers of an answer; they bind it to its request. */
export function answerHeaders(
  secret: string,
  answer: { status: number; requestSignature: string; body: string },
  nowMs: number,
) {
  const timestamp = String(Math.floor(nowMs / 1000))
  return {
    'content-type': 'application/json',
    'identity-timestamp': timestamp,
    'identity-signature': signatureOf(secret, [
      timestamp,
      String(answer.status),
      answer.requestSignature,
      digestOf(answer.body),
    ]),
  }
}
