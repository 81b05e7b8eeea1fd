import { expect, test } from 'vitest'
import { feedbackSearch } from './search.ts'
import { stateHref } from './state-href.ts'

const page = '/en/pc/feedback'

test('S1.10 a state of the list leaves the report that is being written', () => {
  const search = feedbackSearch({ topic: 'shop', shop: '12', reason: 'misleading', state: 'closed' })
  const { state: _, ...report } = search
  const there = new URL(stateHref(page, search, 'open'), 'https://amber.example')
  expect(feedbackSearch(Object.fromEntries(there.searchParams))).toEqual({ ...report, state: 'open' })
})

test('any state is the address without one', () => {
  expect(stateHref(page, { state: 'open' }, undefined)).toBe(page)
  expect(stateHref(page, { state: 'open', order: '12' }, undefined)).toBe(`${page}?order=12`)
})
