import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forwardTo } from './forward-to.ts'

let exchange: Server
let url = ''
let answer: RequestListener
let got: IncomingMessage | undefined
beforeAll(async () => {
  exchange = createServer((request, response) => {
    got = request
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(exchange, 'listening')
  url = `http://127.0.0.1:${(exchange.address() as AddressInfo).port}`
})
beforeEach(() => {
  answer = (_request, response) => response.end('ok')
})
afterAll(() => {
  exchange.closeAllConnections()
  exchange.close()
})

const quick = { answer: 60, piece: 60, ready: 60 }
const ask = (path: string, init?: RequestInit, wait?: typeof quick) =>
  forwardTo(`${url}/`, wait)(new Request(`http://market.test${path}`, init))
const silent = () => {}

describe('a request', () => {
  test('goes on without what belongs to its connection alone', async () => {
    const headers = {
      connection: 'keep-alive, x-mine',
      'x-mine': '1',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'proxy-connection': 'keep-alive',
      upgrade: 'h2c',
      te: 'trailers',
      expect: '100-continue',
      authorization: 'Bearer x',
    }
    const answered = await ask('/api/x?a=1', { method: 'POST', headers, body: 'body' })
    expect(await answered.text()).toBe('ok')
    expect(got?.url).toBe('/api/x?a=1')
    expect(got?.headers).toMatchObject({ authorization: 'Bearer x', 'content-length': '4' })
    for (const name of ['x-mine', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'expect'])
      expect(got?.headers).not.toHaveProperty(name)
  })

  test('says who visits the site, and not what the visitor says of that', async () => {
    const headers = { 'x-client-address': '192.0.2.7', 'x-forwarded-for': '6.6.6.6', origin: 'https://market.test' }
    await ask('/api/x', { headers })
    expect(got?.headers['x-forwarded-for']).toBe('192.0.2.7')
    expect(got?.headers).not.toHaveProperty('x-client-address')
    expect(got?.headers).not.toHaveProperty('origin')
  })
})

describe('an answer', () => {
  test('that was compressed on the way is said to be plain, for that is what it is by then', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/plain' }).end(gzipSync('words'))
    }
    const answered = await ask('/api/x', { headers: { 'accept-encoding': 'gzip' } })
    expect(answered.headers.get('content-encoding')).toBeNull()
    expect(answered.headers.get('content-length')).toBeNull()
    expect(await answered.text()).toBe('words')
  })

  test('that sends the browser elsewhere reaches the browser', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'https://platform.example/' }).end()
    const answered = await ask('/api/x')
    expect([answered.status, answered.headers.get('location')]).toEqual([302, 'https://platform.example/'])
  })

  test('that does not begin in time is a 504, from nobody a 502', async () => {
    answer = silent
    expect((await ask('/api/x', {}, quick)).status).toBe(504)
    expect((await forwardTo('http://127.0.0.1:1')(new Request('http://market.test/api/x'))).status).toBe(502)
  })

  test('that stops in the middle is given up', async () => {
    answer = (_request, response) => void response.write('half')
    const answered = await ask('/api/x', {}, { ...quick, answer: 5_000 })
    await expect(answered.text()).rejects.toThrow()
  })
})

describe('how the site fares', () => {
  test('is its own to say: it lives, whatever the exchange does', async () => {
    answer = silent
    got = undefined
    const answered = await ask('/healthz')
    expect([answered.status, await answered.json()]).toEqual([200, { status: 'up' }])
    expect(got).toBeUndefined()
  })

  test.each<[string, RequestListener, number, 'up' | 'down']>([
    ['is ready with its exchange', (_request, response) => response.end(), 200, 'up'],
    ['is not with one that is not', (_request, response) => response.writeHead(503).end(), 503, 'down'],
    ['is not with one that says nothing', silent, 503, 'down'],
  ])('%s', async (_what, listener, status, state) => {
    answer = listener
    const answered = await ask('/readyz', {}, { ...quick, ready: status === 200 ? 5_000 : 200 })
    expect(answered.status).toBe(status)
    expect(await answered.json()).toMatchObject({ parts: { exchange: state } })
  })
})
