/** The cache of the service worker. */
export const keptCache = 'kept'

/** Deletes all kept pages: whoever comes next must not read them. Browsers offer no caches on insecure addresses. */
export const forgetKept = (): void => void globalThis.caches?.delete(keptCache)
