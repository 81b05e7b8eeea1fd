import { expect, test } from 'vitest'
import { openApiKey, sealApiKey } from './api-key.ts'

const secret = Buffer.alloc(32, 1)

test('S6.4 an API key opens for its person and with the market’s secret alone; otherwise there is none', () => {
  const apiKey = sealApiKey(secret, 7n, '0123456789ABCDEF0123456789ABCDEF')
  expect(openApiKey(secret, { id: 7n, apiKey })).toBe('0123456789ABCDEF0123456789ABCDEF')
  expect(openApiKey(secret, { id: 8n, apiKey })).toBeNull()
  expect(openApiKey(Buffer.alloc(32, 2), { id: 7n, apiKey })).toBeNull()
  expect(openApiKey(secret, { id: 7n, apiKey: null })).toBeNull()
})
