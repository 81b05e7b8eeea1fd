import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestsDeeper } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth of JSON is that of its value, whatever its texts hold', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', '}', ']', '"', '\\', 'é', 'a') })
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 6 }, text, fc.integer(), fc.array(tie('any')), fc.dictionary(text, tie('any'))),
  })).any
  fc.assert(
    fc.property(value, (one) => {
      const bytes = new TextEncoder().encode(JSON.stringify(one))
      expect(nestsDeeper(bytes, depthOf(one))).toBe(false)
      if (depthOf(one) > 0) expect(nestsDeeper(bytes, depthOf(one) - 1)).toBe(true)
    }),
  )
})

test('what is no JSON is measured as well', () => {
  expect(nestsDeeper(new TextEncoder().encode('['.repeat(100_000)), 32)).toBe(true)
  expect(nestsDeeper(new TextEncoder().encode('"['.repeat(3)), 1)).toBe(false)
})
