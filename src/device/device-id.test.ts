import { expect, test } from 'vitest'
import { syncDeviceId } from './device-id.ts'

function browser(kept: string | null, cookie: string | undefined) {
  const state = { kept, cookie }
  syncDeviceId(
    { getItem: () => state.kept, setItem: (_key, value) => (state.kept = value) },
    { value: state.cookie, write: (id) => (state.cookie = id) },
  )
  return state
}

test('S3.9 a new browser keeps the id that the server made', () => {
  expect(browser(null, 'made-by-server')).toEqual({ kept: 'made-by-server', cookie: 'made-by-server' })
})
test('S3.9 a browser that lost its cookies gets its old id back', () => {
  expect(browser('kept-for-long', 'made-by-server')).toEqual({ kept: 'kept-for-long', cookie: 'kept-for-long' })
  expect(browser('kept-for-long', undefined)).toEqual({ kept: 'kept-for-long', cookie: 'kept-for-long' })
})
test('S3.9 what is no id is replaced', () => {
  expect(browser('<script>', 'made-by-server').kept).toBe('made-by-server')
})
