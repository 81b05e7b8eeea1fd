/** The content security policy of a page. Scripts run by nonce alone. Style attributes are allowed, because rendered positions
 * and bars are written so; style elements are not. Pictures may come from any https host: the image host is configurable. The chat
 * support's own host, and no other, is let in where the market has one. */
export function contentSecurityPolicy(options: {
  nonce: string
  isDev: boolean
  isSecure: boolean
  /** The origin of the chat support. */
  support?: string | undefined
}): string {
  const { nonce, isDev, isSecure, support } = options
  const also = support ? ` ${support}` : ''
  const alsoSockets = support ? ` ${support} ${support.replace(/^http/, 'ws')}` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also}`,
    // Vite's dev server adds style elements of its own.
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    isDev ? "connect-src 'self' ws: wss:" : `connect-src 'self'${alsoSockets}`,
    ...(support ? [`frame-src ${support}`, `media-src 'self' ${support}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/** The headers every answer of the site carries. */
export function securityHeaders(isSecure: boolean) {
  const headers = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ] as const
  return isSecure ? [...headers, ['strict-transport-security', 'max-age=31536000'] as const] : headers
}
