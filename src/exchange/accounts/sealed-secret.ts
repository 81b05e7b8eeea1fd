import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type KeyUse =
  | 'sealed-secrets'
  | 'one-time-codes'
  | 'id-numbers'
  | 'payout-accounts'
  | 'withdrawal-terms'
  | 'request-bodies'
  | 'fingerprint'

/** One key per use, so that a signature for one use is not valid for another. */
export function subkey(secretKey: Uint8Array, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, new Uint8Array(), `amber ${use}`, 32))
}

/** Encrypts a text for storage. `context` (its owner and purpose) is authenticated: it opens only with the same one. */
export function seal(secretKey: Uint8Array, text: string, context: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, subkey(secretKey, 'sealed-secrets'), iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return `v1.${Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')}`
}

/**
 * Decrypts a sealed text.
 *
 * @throws if it was changed, or belongs to another context or key.
 */
export function open(secretKey: Uint8Array, sealed: string, context: string): string {
  const [version, packed = ''] = sealed.split('.')
  if (version !== 'v1') throw new Error('sealed text of an unknown version')
  const bytes = Buffer.from(packed, 'base64url')
  const opening = createDecipheriv(cipher, subkey(secretKey, 'sealed-secrets'), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
}
