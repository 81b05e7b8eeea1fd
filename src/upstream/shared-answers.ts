import type { Call } from '#contract/call.ts'
import { filter, onSaleList } from '#contract/market/on-sale.ts'
import type { CallResult } from '#lib/calls/call-result.ts'

/** Calls that many visitors make alike and whose answer may be this old, in milliseconds. None of them knows who asks. */
const ages = new Map<string, number>([
  [onSaleList.name, 1000],
  [filter.name, 10_000],
])
const MAX_ANSWERS = 500

type Answer = { until: number; result: Promise<CallResult<unknown>> }

/**
 * Gives visitors who ask for the same at the same time one answer: the market's first page is asked for far more often
 * than it changes. Failures are never kept. `now` in milliseconds.
 */
export function createSharedAnswers(now: () => number) {
  const answers = new Map<string, Answer>()

  return async function share<Result extends CallResult<unknown>>(
    call: Call,
    input: unknown,
    language: string | undefined,
    ask: () => Promise<Result>,
  ): Promise<Result> {
    const age = ages.get(call.name)
    if (age === undefined) return ask()
    const key = JSON.stringify([call.name, language, input])
    const known = answers.get(key)
    if (known && known.until > now()) return known.result as Promise<Result>
    const answer = { until: now() + age, result: ask() }
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > MAX_ANSWERS) forgetOldest()
    const result = await answer.result
    if (!result.ok && answers.get(key) === answer) answers.delete(key)
    return result
  }

  function forgetOldest(): void {
    const [oldest] = answers.keys()
    if (oldest !== undefined) answers.delete(oldest)
  }
}
