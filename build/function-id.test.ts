import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { functionId } from './function-id.ts'

test('a server function is called by the name of its variable', () => {
  expect(functionId({ functionName: 'fetchMails_createServerFn_handler' })).toBe('fetchMails')
  expect(() => functionId({ functionName: 'fetchMails_handler' })).toThrow('fetchMails_handler')
})

test('no two server functions have the same name', () => {
  const names = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(\w+) = createServerFn\(/g)].map((match) => match[1]),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})
