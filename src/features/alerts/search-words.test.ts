import { expect, test } from 'vitest'
import { maxSearchName } from '#contract/bounds.ts'
import { suggestedName } from './search-words.ts'

test('S1.1 a search is named after what it asks for', () => {
  expect(suggestedName(['AK-47', 'Redline', '¥10 – ¥20'])).toBe('AK-47 · Redline · ¥10 – ¥20')
  expect(suggestedName([])).toBe('')
})

test('S1.1 a name has whole parts only, as many as there is room for', () => {
  const parts = ['x'.repeat(30), 'y'.repeat(27), 'z']
  expect(suggestedName(parts)).toBe(`${'x'.repeat(30)} · ${'y'.repeat(27)}`)
  expect(suggestedName(parts)).toHaveLength(maxSearchName)
  expect(suggestedName(['x'.repeat(80), 'y'])).toHaveLength(maxSearchName)
})
