import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'

/** Whether nobody knows what came of a try: then it is made again as it was, under the same key, and counts once. */
export const isUndecided = (error: CallError) =>
  error.kind !== 'business' || error.code === codes.internal || error.code === codes.serviceUnavailable
