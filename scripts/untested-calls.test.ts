import { expect, test } from 'vitest'
import { findUntested } from './untested-calls.ts'

test('a call is tested when it was seen to succeed and to refuse', () => {
  expect(findUntested(['a', 'b', 'c'], ['a 0', 'a 400000', 'b 0', 'c 11006'])).toEqual([
    { name: 'b', lacks: 'sees it refuse' },
    { name: 'c', lacks: 'sees it succeed' },
  ])
})

test('an internal error does not count as a refusal', () => {
  expect(findUntested(['a'], ['a 0', 'a 500000'])).toEqual([{ name: 'a', lacks: 'sees it refuse' }])
})
