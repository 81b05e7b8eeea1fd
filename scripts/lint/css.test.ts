import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findColour } from './no-colour.ts'

const root = resolve(import.meta.dirname, '../..')

/** The linter reads no style sheets: they are held to the same rule here. */
test.each(globSync('src/**/*.css', { cwd: root, exclude: ['src/styled-system/**'] }))('%s writes no colour', (path) => {
  expect(findColour(readFileSync(resolve(root, path), 'utf8'))).toBeUndefined()
})
