import { getRequest } from '@tanstack/react-start/server'
import type { CallError } from '#lib/call-result.ts'

/** The exchange has said so itself, or it was not reached, or not in time. */
const awayStatuses = new Set([502, 503, 504])

const unanswered = new WeakSet<Request>()

/** Remembers, with the request that is being answered, when the exchange was away for one of its calls. */
export function noteError(error: CallError) {
  if (error.kind === 'http' && awayStatuses.has(error.status)) unanswered.add(getRequest())
}

/** Whether the exchange was away for a call that was made to answer this request. */
export const wasExchangeAway = (request: Request) => unanswered.has(request)
