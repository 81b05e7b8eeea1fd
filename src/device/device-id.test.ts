import { expect, test } from 'vitest'
import { syncDeviceId } from './device-id.ts'

function browser(kept: string | null, cookie: string | undefined) {
  const state = { kept, cookie }
  syncDeviceId(
    { getItem: () => state.kept, setItem: (_key, value) => (state.kept = value) },
    { value: state.cookie, write: (id) => (state.cookie = id) },
    () => 'made-just-now',
  )
  return state
}

test('S3.9 a new browser makes an id, and keeps it in both places', () => {
  expect(browser(null, undefined)).toEqual({ kept: 'made-just-now', cookie: 'made-just-now' })
})
test('S3.9 the id that only the cookie knows is kept in the browser too', () => {
  expect(browser(null, 'of-the-cookie')).toEqual({ kept: 'of-the-cookie', cookie: 'of-the-cookie' })
})
test('S3.9 a browser that lost its cookies gets its old id back', () => {
  expect(browser('kept-for-long', 'of-the-cookie')).toEqual({ kept: 'kept-for-long', cookie: 'kept-for-long' })
  expect(browser('kept-for-long', undefined)).toEqual({ kept: 'kept-for-long', cookie: 'kept-for-long' })
})
test('S3.9 what is no id is replaced', () => {
  expect(browser('<script>', 'of-the-cookie').kept).toBe('of-the-cookie')
  expect(browser('<script>', '"').kept).toBe('made-just-now')
})
test('S3.9 an id of its own making is one that is kept', () => {
  const kept = new Map<string, string>()
  const write = (id: string) => kept.set('cookie', id)
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, id: string) => void kept.set(key, id),
  }
  syncDeviceId(storage, { value: undefined, write })
  const first = kept.get('deviceId')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  syncDeviceId(storage, { value: first, write })
  expect(kept.get('deviceId')).toBe(first)
})
