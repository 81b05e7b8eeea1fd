import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { setOutMutation } from './mutations.ts'

const given = vi.hoisted(() => ({ url: '' }))

vi.mock('./real-name.functions.ts', () => ({
  checkContract: () => Promise.resolve({ ok: true, data: {} }),
  beginRealName: () => Promise.resolve({ ok: true, data: { url: given.url } }),
}))

afterEach(() => vi.unstubAllGlobals())

test('S2.15 verifying one’s name leads to web addresses alone', async () => {
  const assign = vi.fn<(href: string) => void>()
  vi.stubGlobal('location', { assign })
  const client = new QueryClient()
  const setOut = (signal = new AbortController().signal) =>
    client.getMutationCache().build(client, setOutMutation()).execute({ version: '1', returnPath: '/setting', signal })
  given.url = 'javascript:alert(1)'
  await expect(setOut()).rejects.toThrow('Not an address')
  expect(assign).not.toHaveBeenCalled()
  given.url = 'https://identity.example/verify'
  await expect(setOut(AbortSignal.abort()), 'its dialog is closed').rejects.toThrow('aborted')
  expect(assign).not.toHaveBeenCalled()
  await setOut()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://identity.example/verify')
})
