import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { withCodesInlined } from './inline-codes.ts'

test('S8.6 codes become their numbers where the list is imported, and nothing else changes', () => {
  const said = `import { codes } from '#contract/codes.ts'\nimport './codes.functions.ts'\nif (code === codes.notFound) codes.other()`
  const written = withCodesInlined(said)
  expect(written).toContain(`if (code === ${codes.notFound}) codes.other()`)
  expect(written).toContain('./codes.functions.ts')
  expect(withCodesInlined('const codes = { notFound: 1 }; codes.notFound')).toContain('codes.notFound')
})
