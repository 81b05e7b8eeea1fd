import { expect, test } from 'vitest'
import { leftAfter } from './use-tell-undecided.ts'

const error = { kind: 'lost' } as const

test('S1.2 who closes a dialog after an answer was lost is told what may have become of it', () => {
  expect(leftAfter({ end: 'undecided', error, created: null }), 'it may have been made').toBe('unpaid')
  expect(leftAfter({ end: 'undecided', error, created: {} }), 'it may have been paid').toBe('unknown')
})

test('S1.2 what was refused or never sent has been told in the dialog', () => {
  expect(leftAfter(null)).toBeNull()
  expect(leftAfter({ end: 'refused', error, created: null })).toBeNull()
  expect(leftAfter({ end: 'unsent', error, created: null })).toBeNull()
  expect(leftAfter({ end: 'unsent', error, created: {} }, 'unknown'), 'the attempt before is still open').toBe(
    'unknown',
  )
  expect(leftAfter({ end: 'refused', error, created: {} }, 'unknown')).toBeNull()
})

test('S1.2 S1.3 who closes a dialog whose payment was not sent is told that what was made waits for it', () => {
  expect(leftAfter({ end: 'unsent', error, created: {} })).toBe('unpaid')
})
