import { createStart } from '@tanstack/react-start'
import { siteFetch } from '#lib/browser/site-fetch.ts'
import { errorAdapter } from '#security/error-adapter.ts'
import { failureStatus, knownFunctions, pageHeaders, sameSiteWrites, wellFormedPayloads } from '#security/middleware.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [pageHeaders, sameSiteWrites, failureStatus, knownFunctions, wellFormedPayloads],
  serializationAdapters: [errorAdapter],
  serverFns: { fetch: siteFetch },
}))
