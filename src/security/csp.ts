/** The content security policy of a page. Its own scripts run by the nonce of the visit or, where a page is shown to many, by their
 * hashes. Style attributes are allowed, because rendered positions and bars are written so; style elements are not, but by nonce. Pictures
 * may come from any https host: the image host is configurable. The chat support's own host, and no other, is let in where the market has
 * one. */
export function contentSecurityPolicy(options: {
  /** By what inline scripts are known, such as `'nonce-…'` or `'sha256-…'`. */
  scripts: readonly string[]
  isDev: boolean
  isSecure: boolean
  /** The origin of the chat support. */
  support?: string | undefined
}): string {
  const { scripts, isDev, isSecure, support } = options
  const nonces = scripts.filter((source) => source.startsWith("'nonce-"))
  const also = support ? ` ${support}` : ''
  const alsoSockets = support ? ` ${support} ${support.replace(/^http/, 'ws')}` : ''
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' ') + also,
    // Vite's dev server adds style elements of its own.
    isDev ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...nonces].join(' '),
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
    // A page that hears its own unloading could not be kept for "back": nobody's code, a support chat's neither, may.
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=(), unload=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ] as const
  return isSecure ? [...headers, ['strict-transport-security', 'max-age=31536000'] as const] : headers
}
