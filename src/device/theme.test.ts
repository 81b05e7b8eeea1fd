import { expect, test } from 'vitest'
import { themeColorMedia } from './theme.ts'

test('S2.4 the browser’s own colour follows the chosen theme, or the system where none is chosen', () => {
  expect(themeColorMedia('dark', undefined)).toBe('(prefers-color-scheme: dark)')
  expect(themeColorMedia('dark', 'dark')).toBe('all')
  expect(themeColorMedia('light', 'dark')).toBe('not all')
})
