import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { qrSecretHeader } from '#contract/accounts/qr-login.ts'
import { decodeCookie, encodeCookie } from '#lib/browser/cookie-value.ts'
import { cookieAttributes } from './session.ts'

const qrSecretCookie = 'qr_secret'
/** A QR code is good for three minutes; one that was made a moment before may still be shown. */
const maxAge = 240

/** Keeps what proves that a QR code was made for this very browser. Scripts of the page never see it. */
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
