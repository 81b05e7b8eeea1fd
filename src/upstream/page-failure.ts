import { getRequest } from '@tanstack/react-start/server'
import type { CallError } from '#lib/calls/call-result.ts'
import { isForbidden } from '#contract/account-refusals.ts'

/** Why a page could not be had, where that is no defect of the site: the status that tells machines so. */
type PageFailure = 403 | 503

/** The exchange has said so itself, or it was not reached, or not in time. */
const awayStatuses = new Set([502, 503, 504])

const failures = new WeakMap<Request, PageFailure>()

/** Remembers, with the request that is being answered, when the exchange was away for one of its calls, or refused it to this
 * account. */
export function noteError(error: CallError) {
  const request = getRequest()
  if (error.kind === 'http' && awayStatuses.has(error.status)) failures.set(request, 503)
  else if (isForbidden(error) && !failures.has(request)) failures.set(request, 403)
}

/** What the calls that were made to answer this request came to, had it failed for them. */
export const pageFailureOf = (request: Request) => failures.get(request)
