import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWithdrawalsQuery } from './queries.ts'

const now = 1_795_000_000
beforeEach(() => void vi.useFakeTimers({ now: now * 1000 }))
afterEach(() => void vi.useRealTimers())

/** In how many ms the open withdrawals are asked for again, if these have to be confirmed by then. */
function askedAgainIn(...confirmBefore: number[]) {
  const client = new QueryClient()
  const { queryKey, refetchInterval } = openWithdrawalsQuery()
  client.setQueryData(queryKey, confirmBefore.map((confirm_before) => ({ confirm_before })) as never)
  const query = client.getQueryCache().find({ queryKey })
  return typeof refetchInterval === 'function' && refetchInterval(query as never)
}

test('S1.8 what waits for its code is asked for again when the first one’s time is over, and until that one is gone', () => {
  expect(askedAgainIn(now + 900, now + 600)).toBe(600_000)
  vi.advanceTimersByTime(600_000)
  expect(askedAgainIn(now + 900, now + 600), 'the exchange has not ended it yet').toBe(5_000)
  expect(askedAgainIn(now + 900)).toBe(300_000)
  expect(askedAgainIn()).toBe(false)
})
