import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToasts } from '#design/ui/status/toast-store.ts'
import { tellAttached } from './rule-words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})

test.each([
  [{ attached: 2, is_paused: false }, [['positive', 'The rule now sets the price']]],
  [{ attached: 2, is_paused: true }, [['info', 'The rule is paused: it sets the price once you resume it']]],
  [{ attached: 0, is_paused: false }, []],
  [{ attached: 0, is_paused: true }, []],
])('S1.5 once a rule is attached, it says what the rule does: %j', (answer, told) => {
  tellAttached(answer)
  expect(shownToasts().map(({ tone, text }) => [tone, text])).toEqual(told)
})
