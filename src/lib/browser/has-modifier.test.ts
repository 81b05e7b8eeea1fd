import { expect, test } from 'vitest'
import { hasModifier } from './has-modifier.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }

test('a key without others belongs to the page, with Shift too', () => {
  expect(hasModifier(bare)).toBe(false)
  expect(hasModifier({ ...bare, shiftKey: true } as typeof bare)).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s belongs to the browser', (key) => {
  expect(hasModifier({ ...bare, [key]: true })).toBe(true)
})
