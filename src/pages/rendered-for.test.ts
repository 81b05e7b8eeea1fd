import { expect, test } from 'vitest'
import { renderedFor } from './rendered-for.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile'
const of = (cookie: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)') =>
  renderedFor(new Request('https://market.test/tasks', { headers: { cookie, 'user-agent': agent } }))

test('S6.4 pages of one session are told from those of others, and the token from none of them', async () => {
  expect(await of('token=secret-a')).toMatch(/^[0-9a-f]{16}\.en\.pc$/)
  expect(await of('token=secret-a; theme=dark')).toBe(await of('token=secret-a'))
  expect(await of('token=secret-b')).not.toBe(await of('token=secret-a'))
  expect(await of('token=secret-a')).not.toContain('secret')
})

test('pages are also told apart by language and page set', async () => {
  const [session] = (await of('token=a')).split('.')
  expect(await of('token=a; language=zh-CN')).toBe(`${session}.zh-CN.pc`)
  expect(await of('token=a', phone)).toBe(`${session}.en.mobile`)
})

test('nobody is nobody, whatever the language', async () => {
  expect(await of('')).toBe('nobody')
  expect(await of('language=zh-CN', phone)).toBe('nobody')
})
