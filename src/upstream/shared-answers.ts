import { LRUCache } from 'lru-cache'
import type { Call } from '#contract/call.ts'
import { filter, onSaleList } from '#contract/market/on-sale.ts'
import type { CallResult } from '#lib/calls/call-result.ts'

/** Maximum age in ms of calls that many visitors make alike. None of their answers depends on the caller. */
const ages = new Map<string, number>([
  [onSaleList.name, 1000],
  [filter.name, 10_000],
])

/**
 * Shares one answer among visitors who make the same call at the same time: the market's first page is requested far
 * more often than it changes. Failures are never cached. `now` is in ms and never zero.
 */
export function createSharedAnswers(now: () => number) {
  // An answer may list a hundred items: none stays in memory after its time.
  const answers = new LRUCache<string, Promise<CallResult<unknown>>>({
    max: 200,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
  })

  return async function share<Result extends CallResult<unknown>>(
    call: Call,
    input: unknown,
    language: string | undefined,
    ask: () => Promise<Result>,
  ): Promise<Result> {
    const ttl = ages.get(call.name)
    if (ttl === undefined) return ask()
    const key = JSON.stringify([call.name, language, input])
    const known = answers.get(key)
    if (known) return known as Promise<Result>
    const answer = ask()
    answers.set(key, answer, { ttl })
    const result = await answer
    if (!result.ok && answers.peek(key) === answer) answers.delete(key)
    return result
  }
}
