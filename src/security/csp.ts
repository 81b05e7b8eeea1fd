/**
 * The content security policy of a page. Its own scripts are allowed by the visit's nonce or, on shared pages, by their
 * hashes. Style attributes are allowed, because rendered positions and bars use them; style elements need a nonce.
 * Pictures may come from any https host: the image host is configurable. The host of the chat support, and no other, is
 * allowed if configured.
 */
export function contentSecurityPolicy(options: {
  /** CSP sources of inline scripts, such as `'nonce-…'` or `'sha256-…'`. */
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
    // Vite's dev server injects style elements.
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

/** Headers of every answer of the site. */
export function securityHeaders(isSecure: boolean) {
  const headers = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // Unload listeners disable the back/forward cache, so no code may add any, not even the support chat.
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=(), unload=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ] as const
  return isSecure ? [...headers, ['strict-transport-security', 'max-age=31536000'] as const] : headers
}
