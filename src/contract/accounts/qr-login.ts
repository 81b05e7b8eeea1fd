import { z } from 'zod'
import { signedIn } from './auth.ts'
import { getCall, postCall } from '../call.ts'
import { nothing, timestamp } from '../fields.ts'

/**
 * Signing in by QR code. The picture shows `url`, whose code alone cannot sign anybody in. The browser that requested
 * it keeps `k` and, out of reach of its scripts, the secret; pulling and signing in require both.
 */

/** The header that carries the secret of `qr_code_create`. */
export const qrSecretHeader = 'qr-secret'
const headers = [qrSecretHeader]
const k = z.string().regex(/^[\w-]{20,100}$/)
const code = z.string().regex(/^[\w-]{20,100}$/)

/** S3.2 `secret` goes into the site's own cookie, never to a script. */
export const qrCodeCreate = postCall('/api/v1/user/qr_code_create', {
  name: 'auth.qrCodeCreate',
  summary: 'Make a QR code for signing in, good for three minutes',
  request: z.object({ code_type: z.literal(1) }),
  response: z.object({ url: z.url(), k, secret: k, expires_at: timestamp }),
})

/** S3.3 1 waiting, 2 scanned, 3 confirmed, 4 expired, refused, used or unknown. */
export const qrCodePull = getCall('/api/v1/user/qr_code_pull', {
  name: 'auth.qrCodePull',
  summary: 'How far a QR code has come',
  headers,
  request: z.object({ k }),
  response: z.object({
    state: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    remember_me: z.boolean(),
  }),
})

export const qrCodeLogin = postCall('/api/v1/user/qr_code_login', {
  name: 'auth.qrCodeLogin',
  summary: 'Sign in with a confirmed QR code, once',
  headers,
  request: z.object({ k }),
  response: signedIn,
})

/** The device that asks to sign in, from where and when. Shown to the user before they confirm. */
const asker = z.object({
  device_name: z.string().nullable(),
  platform: z.string().nullable(),
  address: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  is_confirmed: z.boolean(),
})

/** Scanning binds the code to this user: from then on nobody else can confirm it. */
export const qrScan = getCall('/api/ext/qr/scan', {
  name: 'auth.qrScan',
  summary: 'Scan a code: mark it as scanned, and see what asks',
  session: 'required',
  request: z.object({ code }),
  response: asker,
})

export const qrConfirm = postCall('/api/ext/qr/confirm', {
  name: 'auth.qrConfirm',
  summary: 'Let the browser that shows the code sign in as oneself',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.object({ code, remember_me: z.boolean().default(false) }),
  response: nothing,
})

export const qrRefuse = postCall('/api/ext/qr/refuse', {
  name: 'auth.qrRefuse',
  summary: 'Turn the browser that shows the code away',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.object({ code }),
  response: nothing,
})
