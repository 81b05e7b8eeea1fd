import { getRequest } from '@tanstack/react-start/server'
import type { CallError } from '#lib/calls/call-result.ts'
import { isAway, isForbidden } from '#contract/account-refusals.ts'

/** Why a page could not be served, if not through a bug of the site: the status that says so to machines. */
type PageFailure = 403 | 503

const failures = new WeakMap<Request, PageFailure>()

/**
 * Records on the current request that the exchange was unavailable for one of its calls, or refused one to this
 * account.
 */
export function noteError(error: CallError) {
  const request = getRequest()
  if (isAway(error)) failures.set(request, 503)
  else if (isForbidden(error) && !failures.has(request)) failures.set(request, 403)
}

/** The failure recorded while answering this request, if any. */
export const pageFailureOf = (request: Request) => failures.get(request)
