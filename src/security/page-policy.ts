import { createServerOnlyFn } from '@tanstack/react-start'
import { siteHost } from '#upstream/site-host.ts'
import { contentSecurityPolicy } from './csp.ts'

/** The request headers that pages vary by. */
export const pageVary = 'User-Agent, Cookie, Accept-Language'

export const isSecure = createServerOnlyFn(() => siteHost().publicUrl?.startsWith('https://') ?? false)

/** The content security policy of a page of this market whose inline scripts have these sources. */
export const pagePolicy = createServerOnlyFn((scripts: readonly string[]) =>
  contentSecurityPolicy({
    scripts,
    isDev: import.meta.env.DEV,
    isSecure: isSecure(),
    support: siteHost().support?.url,
  }),
)
