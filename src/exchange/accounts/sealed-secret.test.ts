import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { open, seal } from './sealed-secret.ts'

const key = randomBytes(32)

test('a sealed text opens again, looks different each time and never holds the text', () => {
  const sealed = seal(key, 'ABCDEF', 'api-key:7')
  expect(open(key, sealed, 'api-key:7')).toBe('ABCDEF')
  expect(seal(key, 'ABCDEF', 'api-key:7')).not.toBe(sealed)
  expect(Buffer.from(sealed.slice(3), 'base64url').includes('ABCDEF')).toBe(false)
})

test('a sealed text opens with its own key and context alone, and not once it was changed', () => {
  const sealed = seal(key, 'ABCDEF', 'api-key:7')
  expect(() => open(key, sealed, 'api-key:8')).toThrow()
  expect(() => open(randomBytes(32), sealed, 'api-key:7')).toThrow()
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => open(key, `v1.${bytes.toString('base64url')}`, 'api-key:7')).toThrow()
  expect(() => open(key, sealed.replace('v1', 'v2'), 'api-key:7')).toThrow('unknown version')
})
