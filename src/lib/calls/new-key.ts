/** A fresh idempotency key: one for each thing a person sets out to do, however often it is sent. `crypto.randomUUID` is missing
 * on a page that a phone opens over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
