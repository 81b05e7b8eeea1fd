import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** The nonce of the page being rendered or, in the browser, of the page that was loaded. */
export const pageNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content)
