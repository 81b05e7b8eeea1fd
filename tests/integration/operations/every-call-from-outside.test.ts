import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { startServer } from '#host/start-server.ts'
import { maxJsonDepth } from '#lib/wire/json-depth.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

/** Every call of the contract behind the host, as an attacker reaches it. New calls are covered automatically. */
let exchange: TestExchange
let token: string
let server: Awaited<ReturnType<typeof startServer>>
let publicDir: string
let url: string
let reached = 0
beforeAll(async () => {
  exchange = await openTestExchange()
  token = (await exchange.signIn()).token
  publicDir = await mkdtemp(join(tmpdir(), 'amber-public-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  url = `http://127.0.0.1:${port}`
  const config = { port, host: '127.0.0.1', publicUrl: url, isDemo: false, upstreamUrl: undefined, trustedProxies: [] }
  const fetch = async (request: Request) => {
    reached++
    return exchange.app.fetch(request)
  }
  server = await startServer(config, {
    exchange: () => Promise.resolve({ fetch, close: () => exchange.close() }),
    site: () => Promise.resolve({ fetch: () => new Response('a page'), publicDir }),
  })
})
afterAll(async () => {
  await server.stop()
  await rm(publicDir, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const send = (call: Call, body: BodyInit, headers: Record<string, string>) =>
  fetch(url + call.path, { method: call.method, body, headers })
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

const writes = allCalls.filter(({ method }) => method !== 'GET')
test('there are calls that write', () => expect(writes.length).toBeGreaterThan(50))

describe.each(writes)('$method $path', (call: Call) => {
  test('is out of reach of other people’s pages', async () => {
    const before = reached
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${url}0` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const stranger of strangers) {
      // The first is what a cross-site form can send without a preflight.
      for (const type of ['text/plain', 'application/json'])
        expect((await send(call, '{}', { 'content-type': type, ...stranger })).status).toBe(403)
    }
    expect(reached).toBe(before)
    expect((await send(call, '{}', { ...json, origin: url })).status).not.toBe(403)
    expect((await send(call, '{}', json)).status).not.toBe(403)
  })

  test('takes no body that is too long', async () => {
    const before = reached
    expect((await send(call, 'x'.repeat(1024 * 1024 + 1), json)).status).toBe(413)
    expect(reached).toBe(before)
  })

  test('takes no JSON that nests too deeply, from wherever it comes', async () => {
    expect((await send(call, nested(maxJsonDepth + 1), json)).status).toBe(400)
    if (call.body === 'form') return
    const request = new Request(`http://exchange.internal${call.path}`, {
      method: call.method,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: nested(maxJsonDepth + 1),
    })
    expect(await (await exchange.app.fetch(request)).json()).toMatchObject({
      code: codes.requestInvalid,
      message: 'The request nests too deeply.',
    })
  })
})

test('no server function takes what is too long, or nests too deeply', async () => {
  const path = `${url}/_serverFn/any`
  const own = { ...json, origin: url, 'sec-fetch-site': 'same-origin' }
  const deep = '['.repeat(200) + ']'.repeat(200)
  const post = (body: string) => fetch(path, { method: 'POST', headers: own, body })
  expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
  expect((await post(deep)).status).toBe(400)
  expect((await fetch(`${path}?payload=${encodeURIComponent(deep)}`, { headers: own })).status).toBe(400)
  expect((await post('{}')).status).toBe(200)
})

describe.each(allCalls)('the answer to $method $path', (call: Call) => {
  test('is answered with no-store and nosniff', async () => {
    const answer = await fetch(url + call.path, { method: call.method })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await answer.text()
  })
})
