import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readNetwork } from '#lib/network-address.ts'
import { type Listening, listen } from './listen.ts'
import type { RequestLimits } from './request-limits.ts'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

let port = 0
let server: Listening | undefined
const seen = vi.fn<(request: Request) => Response | Promise<Response>>()
beforeEach(() => {
  seen.mockReset().mockImplementation(async (request) => new Response(await request.text()))
})
afterEach(() => server?.close(0))

async function start(limits: Partial<RequestLimits> = {}, publicUrl = 'http://localhost:1', proxies = ['127.0.0.1']) {
  port = await freePort()
  const trusted = proxies.map((text) => readNetwork(text)!)
  server = await listen({ fetch: seen, port, host: '127.0.0.1', publicUrl, proxies: trusted, limits })
}

/** Sends raw bytes and collects the response until the connection ends, or `enough` matches. */
async function speak(bytes: string, enough?: RegExp): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
    if (enough?.test(heard)) socket.destroy()
  })
  socket.on('error', () => {}).write(bytes)
  await once(socket, 'close')
  return heard
}

const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/x') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers })

describe('a body', () => {
  test('that is within its limit comes whole, in one piece or in many', async () => {
    await start({ bodyBytes: 10 })
    expect(await (await post('1234567890')).text()).toBe('1234567890')
    const chunked = 'POST /x HTTP/1.1\r\nHost: m\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    expect(await speak(`${chunked}4\r\n1234\r\n3\r\n567\r\n0\r\n\r\n`)).toMatch(/200 OK[^]*1234567/)
  })

  test('S9.1 of a hundred thousand pieces comes whole', async () => {
    await start()
    const chunked = 'POST /x HTTP/1.1\r\nHost: m\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    const digits = '1234567890'.repeat(10_000)
    const pieces = digits.replaceAll(/\d/g, '1\r\n$&\r\n')
    expect(await speak(`${chunked}${pieces}0\r\n\r\n`)).toContain(digits)
  })

  test('that is told to be too long is refused before any of it has come', async () => {
    await start()
    const told = `POST /_serverFn/x HTTP/1.1\r\nHost: m\r\nContent-Length: ${126 * 1024 * 1024}\r\n\r\n`
    expect(await speak(told, /"status":413/)).toContain('413 Payload Too Large')
    expect(seen).not.toHaveBeenCalled()
  })

  test('that turns out too long is refused, whatever it was told to be', async () => {
    await start({ bodyBytes: 10 })
    const chunked = 'POST /x HTTP/1.1\r\nHost: m\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await speak(`${chunked}6\r\n123456\r\n6\r\n123456\r\n`, /"status":413/)).toContain('413 Payload Too Large')
    expect((await post('x'.repeat(3_000_000))).status).toBe(413)
    expect(seen).not.toHaveBeenCalled()
  })

  test('of an upload has a limit of its own', async () => {
    await start({ bodyBytes: 100, uploadBytes: 2_000 })
    const formOf = (bytes: number) => {
      const form = new FormData()
      form.set('file', new Blob(['x'.repeat(bytes)]))
      return form
    }
    expect((await post(formOf(1_000), {}, '/_serverFn/x')).status).toBe(200)
    expect((await post(formOf(3_000), {}, '/_serverFn/x')).status).toBe(413)
  })

  test.each(['/_serverFn/x', '/', '/api/v1/upload/feedback', '/api/v1/x', '/simulators/../_serverFn/x'])(
    'S9.1 that is a form in an address’s form is refused at %s, for reading it takes seconds',
    async (path) => {
      await start()
      expect((await post(new URLSearchParams({ a: '1' }), {}, path)).status).toBe(415)
      expect((await post('a=1', { 'content-type': 'Application/X-WWW-Form-Urlencoded' }, path)).status).toBe(415)
      expect(seen).not.toHaveBeenCalled()
    },
  )

  test('S9.1 is judged by all the types it gives itself', async () => {
    await start()
    const types = 'Content-Type: application/json\r\nContent-Type: application/x-www-form-urlencoded'
    const both = `POST /_serverFn/x HTTP/1.1\r\nHost: m\r\n${types}\r\nContent-Length: 3\r\n\r\na=1`
    expect(await speak(both, /"status":415/)).toContain('415 Unsupported Media Type')
    expect(seen).not.toHaveBeenCalled()
  })

  test.each(['/api/ext/pay/alipay/notify', '/simulators/steam/openid/login'])(
    'S1.8 that is a form in an address’s form may be short at %s, where such forms are sent',
    async (path) => {
      await start({ formBytes: 100 })
      expect((await post(new URLSearchParams({ a: '1' }), {}, path)).status).toBe(200)
      expect((await post(new URLSearchParams({ a: '1'.repeat(100) }), {}, path)).status).toBe(413)
    },
  )

  test('S9.1 that carries files is taken where files are uploaded, in few parts', async () => {
    await start()
    const form = new FormData()
    form.append('file', new Blob(['x']))
    expect((await post(form, {}, '/api/v1/upload/feedback')).status).toBe(200)
    expect((await post(form, {}, '/api/v1/feedback/add')).status).toBe(415)
    expect((await post(form, {}, '/market')).status).toBe(415)
    for (let part = 0; part < 20; part++) form.append('a', '')
    expect((await post(form, {}, '/api/v1/upload/feedback')).status).toBe(400)
    expect((await post(form, {}, '/_serverFn/x')).status).toBe(400)
  })

  test.each([
    ['stalls', { bodyIdleMs: 40 }],
    ['comes drop by drop', { bodyMs: 60, bodyIdleMs: 10_000 }],
  ])('that %s is not waited for, and its connection ends', async (_how, limits) => {
    await start(limits)
    const heard = await speak('POST /x HTTP/1.1\r\nHost: m\r\nContent-Length: 100\r\n\r\nabc')
    expect(heard).toContain('408 Request Timeout')
    expect(seen).not.toHaveBeenCalled()
  })

  test('for which there is no memory is asked for later', async () => {
    await start({ heldBytesPerNetwork: 50 })
    const answer = await post('x'.repeat(60))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await post('x'.repeat(40))).status).toBe(200)
    expect((await post('x'.repeat(40))).status).toBe(200)
  })

  test('that its visitor gives up on is forgotten', async () => {
    await start({ requestsPerNetwork: 1 })
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /x HTTP/1.1\r\nHost: m\r\nContent-Length: 100\r\n\r\nabc')
    await vi.waitFor(async () => expect((await post('x')).status).toBe(429))
    socket.destroy()
    await vi.waitFor(async () => expect((await post('x')).status).toBe(200))
  })
})

describe('JSON that nests too deeply is refused', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const json = { 'content-type': 'application/json' }
  test.each(['/api/v1/x', '/simulators/x'])('by %s', async (path) => {
    await start()
    expect((await post(nested(32), json, path)).status).toBe(200)
    expect((await post(nested(33), json, path)).status).toBe(400)
  })
  test.each(['/_serverFn/x', '/%5FserverFn/x', '/api/../_serverFn/x'])(
    'by %s, where a value takes three levels',
    async (path) => {
      await start()
      expect((await post(nested(96), json, path)).status).toBe(200)
      expect((await post(nested(97), json, path)).status).toBe(400)
      expect((await post(nested(97), { 'content-type': 'text/json-to-be' }, path)).status).toBe(400)
      const get = (depth: number) =>
        fetch(`http://127.0.0.1:${port}${path}?payload=${encodeURIComponent(nested(depth))}`)
      expect((await get(96)).status).toBe(200)
      expect((await get(97)).status).toBe(400)
    },
  )
  test('beside the fields of a form', async () => {
    await start()
    const form = new FormData()
    form.set('__TSS_CONTEXT', nested(5_000))
    expect((await post(form, {}, '/_serverFn/x')).status).toBe(400)
    form.delete('__TSS_CONTEXT')
    form.set('file', new Blob([nested(5_000)]))
    expect((await post(form, {}, '/_serverFn/x')).status).toBe(200)
  })
})

describe('one address', () => {
  test('has only so many requests under way, and others are served meanwhile', async () => {
    await start({ requestsPerNetwork: 2 })
    const held = Promise.withResolvers<Response>()
    seen.mockReturnValue(held.promise)
    const from = (address: string) => fetch(`http://127.0.0.1:${port}/x`, { headers: { 'x-forwarded-for': address } })
    const first = [from('2001:db8::1'), from('2001:db8::2')]
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
    const third = await from('2001:db8::3')
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '2'])
    const other = from('2001:db8:0:1::1')
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(3))
    held.resolve(new Response('done'))
    expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200])
    await vi.waitFor(async () => expect((await from('2001:db8::3')).status).toBe(200))
  })

  test('is told to the handler in one spelling, and nothing that a request claims', async () => {
    await start()
    const ask = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded, 'x-client-address': '6.6.6.6', 'x-real-ip': '6.6.6.6' }
      await fetch(`http://127.0.0.1:${port}/x`, { headers })
      const told = seen.mock.lastCall![0].headers
      expect([told.get('x-forwarded-for'), told.get('x-real-ip')]).toEqual([null, null])
      return told.get('x-client-address')
    }
    expect(await ask('6.6.6.6, [2001:DB8:0::7]:4711')).toBe('2001:db8::7')
    expect(await ask('6.6.6.6, ::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(await ask('6.6.6.6, unknown')).toBe('127.0.0.1')
  })
})

describe('every answer', () => {
  test.each([
    ['a refused one', '/_serverFn/x?payload=%5B'.padEnd(330, '['), 400],
    ['a good one', '/x', 200],
  ])('is nobody’s to keep or to guess the type of: %s', async (_what, path, status) => {
    await start({}, 'https://market.example')
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'strict-transport-security': 'max-age=31536000',
    })
  })

  test('says by itself how long it may be kept, if it may', async () => {
    await start()
    seen.mockReturnValue(new Response('x', { headers: { 'cache-control': 'public, max-age=300' } }))
    const { headers } = await fetch(`http://127.0.0.1:${port}/x`)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.has('strict-transport-security')).toBe(false)
  })
})
