/**
 * Creates an idempotency key: one per user action, shared by its retries. `crypto.randomUUID` is missing on a page that
 * a phone opens over plain http.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
