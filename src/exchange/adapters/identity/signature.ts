import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The lines that both sides sign; see docs/identity-protocol.md. */
export const requestLines = (timestamp: string, method: string, path: string, body: string) =>
  [timestamp, method, path, digestOf(body)].join('\n')
/** An answer names its request, so that it cannot be passed off as another's. */
export const answerLines = (timestamp: string, status: number, requestSignature: string, body: string) =>
  [timestamp, String(status), requestSignature, digestOf(body)].join('\n')

export const sign = (secret: string, lines: string) => createHmac('sha256', secret).update(lines).digest('hex')

export function isSigned(secret: string, lines: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, lines))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
