import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import type { InspectedItem } from './queries.ts'

interface Inspection {
  /** The item's name, what is going on, or why there is no item; empty where `failure` is shown instead. */
  said: string
  item?: InspectedItem
  /** Why the exchange gave no answer: the same link may be read later. */
  failure?: CallError
}

/** How the reading of a link stands, given what is known of it so far; null stands for a link that is not whole. */
export function inspectionOf(
  link: string | null,
  { data, error }: { data?: InspectedItem | undefined; error?: Error | null },
): Inspection {
  if (link === null) return { said: m.inspect_incomplete() }
  if (data) return { said: data.goods_info ? data.goods_info.name : m.inspect_untraded(), item: data }
  if (!error) return { said: m.inspect_reading() }
  const failure = callErrorOf(error)
  // What the exchange refuses it refuses again, except for too many requests.
  const isFinal = failure.kind === 'business' && failure.code !== codes.tooManyRequests
  return isFinal ? { said: failure.message } : { said: '', failure }
}
