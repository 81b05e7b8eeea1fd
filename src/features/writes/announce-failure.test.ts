import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { announceFailure } from './announce-failure.ts'

test('S1.3 S8.14 who left a dialog is told once how its write failed', () => {
  const told = vi.fn()
  const stop = onCallError(told)
  announceFailure({ end: 'undecided', error: { kind: 'lost' } })
  expect(told.mock.calls).toEqual([[{ kind: 'lost' }]])
  // The query client has announced it, whatever the write.
  const error = { kind: 'business', code: codes.sessionEnded, message: '', extra: undefined } as const
  announceFailure({ end: 'refused', error })
  stop()
  expect(told).toHaveBeenCalledOnce()
})
