import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findColour } from './no-colour.ts'

const root = resolve(import.meta.dirname, '../..')

/** The linter doesn't read style sheets, so this test applies the same rule to them. */
test.each(globSync('src/**/*.css', { cwd: root, exclude: ['src/styled-system/**'] }))('%s writes no colour', (path) => {
  expect(findColour(readFileSync(resolve(root, path), 'utf8'))).toBeUndefined()
})
