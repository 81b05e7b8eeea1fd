import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { toJSONAsync } from '#lib/wire/plain-seroval.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { mockSite, sendToSite, type Asked } from '../../tests/msw/site.ts'

/** Every server function, as an attacker reaches it. New ones are included automatically. */
const modules = import.meta.glob<Record<string, Asked>>('../features/**/*.functions.ts', { eager: true })
const functions = Object.values(modules).flatMap((module) => Object.entries(module))

const network = mockNetwork()
mockSite()
const json = { 'content-type': 'application/json' }
const own = { ...json, origin: 'https://market.test', 'sec-fetch-site': 'same-origin' }

test('there are server functions', () => expect(functions.length).toBeGreaterThan(50))

describe.each(functions)('%s', (_, { url }) => {
  test('S6.4 gives other people’s pages nothing', async () => {
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://market.test0' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: 'https://evil.example/' },
      {},
    ]
    for (const stranger of strangers) {
      for (const [method, body] of [
        ['GET', null],
        ['POST', '{}'],
      ] as const) {
        expect((await sendToSite(url, { method, body, headers: { ...json, ...stranger } })).status).toBe(403)
      }
    }
  })

  /** Sends a payload in both ways it can arrive. */
  const bothWays = async (payload: string) => [
    await sendToSite(url, { method: 'POST', body: payload, headers: own }),
    await sendToSite(`${url}?payload=${encodeURIComponent(payload)}`, { headers: own }),
  ]

  test('refuses what is no payload of ours, in few words', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const malformed = [
      '{}',
      'null',
      '[1]',
      '{"t":',
      '{"t":{"t":99},"m":[]}',
      '{"t":{"t":10,"i":0,"p":null,"o":0},"m":[]}',
      '{"t":{"t":4,"i":7},"m":5}',
      '{"t":{"t":12,"i":0,"s":1,"f":{"t":99}},"m":[]}',
    ]
    const noForm = {
      method: 'POST',
      body: '--y\r\nno form',
      headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
    }
    const answers = [...(await Promise.all(malformed.map(bothWays))).flat(), await sendToSite(url, noForm)]
    for (const answer of answers) {
      expect([400, 405]).toContain(answer.status)
      if (answer.status === 400) expect(await answer.json()).toEqual({ title: 'Bad Request', status: 400 })
    }
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1)
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('makes no defect of what means nothing in the form of our pages', async () => {
    network.use(http.all('http://upstream.test/*', () => new HttpResponse(null, { status: 400 })))
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const data of [undefined, null, 'x', [], {}, { key: { toString: 1 }, body: null }]) {
      for (const { status } of await bothWays(JSON.stringify(await toJSONAsync({ data })))) {
        expect([200, 405]).toContain(status)
      }
    }
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
