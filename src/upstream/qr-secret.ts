import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { qrSecretHeader } from '#contract/accounts/qr-login.ts'
import { decodeCookie, encodeCookie } from '#lib/browser/cookie-value.ts'
import { cookieAttributes } from './session.ts'

const qrSecretCookie = 'qr_secret'
/** A QR code is valid for three minutes; one created just before may still be on screen. */
const maxAge = 240

/** Stores the proof that a QR code was created for this browser. Page scripts cannot read it. */
export function keepQrSecret(secret: string) {
  setCookie(qrSecretCookie, encodeCookie(secret), { ...cookieAttributes(), sameSite: 'strict', maxAge })
}

export function forgetQrSecret() {
  deleteCookie(qrSecretCookie, { ...cookieAttributes(), sameSite: 'strict' })
}

export function qrSecretHeaders(): Record<string, string> {
  const secret = decodeCookie(getCookie(qrSecretCookie))
  return secret ? { [qrSecretHeader]: secret } : {}
}
