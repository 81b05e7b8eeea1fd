import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readNetwork } from '#lib/network-address.ts'
import { compress } from './compress.ts'
import { startServer } from './start-server.ts'
import { staticFiles } from './static-files.ts'
import { visitorAddress } from './visitor-address.ts'

let root = ''
let folder = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'amber-public-'))
  folder = join(root, 'public')
  await mkdir(folder)
  await writeFile(join(root, 'secret.txt'), 'not for visitors')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'run()')
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('run()'))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'sw.js'), 'keep()')
  await mkdir(join(folder, 'build'))
  await writeFile(join(folder, 'build/latest.json'), '{}')
})
afterAll(() => rm(root, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://market.test${path}`, { headers })

describe('built files', () => {
  let files: ReturnType<typeof staticFiles>
  beforeAll(() => {
    files = staticFiles(folder)
  })

  test('with a hash in their name are kept for good, in the coding the browser takes', async () => {
    const plain = await files(ask('/assets/app-1a2b.js'))
    expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain?.headers.get('vary')).toBe('Accept-Encoding')
    expect(await plain?.text()).toBe('run()')
    const packed = await files(ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' }))
    expect([...packed!.headers].filter(([name]) => /coding|vary/.test(name))).toEqual([
      ['content-encoding', 'gzip'],
      ['vary', 'Accept-Encoding'],
    ])
    expect(gunzipSync(Buffer.from(await packed!.arrayBuffer())).toString()).toBe('run()')
  })
  test('that say what the current build is are asked for anew each time', async () => {
    for (const path of ['/sw.js', '/build/latest.json']) {
      expect((await files(ask(path)))?.headers.get('cache-control')).toBe('no-cache')
    }
  })
  test('are not sent again to who has them', async () => {
    const etag = (await files(ask('/favicon.svg')))?.headers.get('etag') ?? ''
    const again = await files(ask('/favicon.svg', { 'if-none-match': etag }))
    expect([again?.status, again?.headers.get('cache-control')]).toEqual([304, 'public, max-age=300'])
  })
  test('tell their size to who asks for nothing else', async () => {
    const head = await files(new Request(ask('/favicon.svg'), { method: 'HEAD' }))
    expect([head?.status, head?.headers.get('content-length'), await head?.text()]).toEqual([200, '6', ''])
  })
  test('that are gone are a plain 404, other paths are not theirs', async () => {
    expect((await files(ask('/assets/old.js')))?.status).toBe(404)
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt']) {
      expect([path, (await files(ask(path)))?.status ?? 404]).toEqual([path, 404])
    }
    expect(await files(ask('/market'))).toBeUndefined()
    expect(await files(ask('/'))).toBeUndefined()
    expect(await files(new Request(ask('/favicon.svg'), { method: 'POST' }))).toBeUndefined()
  })
})

describe('compression', () => {
  const page = (headers: Record<string, string> = {}) =>
    new Response('a page '.repeat(500), { headers: { 'content-type': 'text/html', vary: 'Cookie', ...headers } })

  test('takes the best coding on offer and says on what it depends', async () => {
    const answer = compress(ask('/', { 'accept-encoding': 'gzip, deflate, br' }), page())
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('a page '.repeat(500))
  })
  test.each([
    ['a browser that takes none', {}, {}],
    ['what is compressed already', { 'accept-encoding': 'br' }, { 'content-encoding': 'gzip' }],
    ['pictures', { 'accept-encoding': 'br' }, { 'content-type': 'image/webp' }],
    ['a few bytes', { 'accept-encoding': 'br' }, { 'content-length': '20' }],
  ])('leaves %s alone', (_what, asked, sent) => {
    const answer = page(sent)
    expect(compress(ask('/', asked), answer)).toBe(answer)
  })
  test('what the page has written goes out before it is finished', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const answer = compress(
      ask('/', { 'accept-encoding': 'gzip' }),
      new Response(readable, { headers: { 'content-type': 'text/html' } }),
    )
    const reader = answer.body?.getReader()
    void writer.write(new TextEncoder().encode('<head>'))
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
    void writer.close()
    while (!(await reader?.read())?.done);
  })
})

describe('the address of a visitor', () => {
  const socketAddress = '10.0.0.1'
  const proxies = ['10.0.0.0/24', '203.0.113.9'].map((text) => readNetwork(text)!)
  const addressOf = (forwardedFor: string | undefined, from: string | undefined = socketAddress) =>
    visitorAddress({ socketAddress: from, forwardedFor, proxies })

  test('is the socket’s where no proxy is trusted, whatever the request claims', () => {
    expect(visitorAddress({ socketAddress, forwardedFor: '1.1.1.1', proxies: [] })).toBe('10.0.0.1')
    expect(addressOf('1.1.1.1', '192.0.2.7')).toBe('192.0.2.7')
    expect(addressOf('1.1.1.1', '')).toBe('unknown')
  })
  test('is the last one that is none of the trusted proxies, whatever stands before it', () => {
    expect(addressOf('6.6.6.6, 2.2.2.2')).toBe('2.2.2.2')
    expect(addressOf('6.6.6.6, 2.2.2.2, 203.0.113.9, 10.0.0.7')).toBe('2.2.2.2')
    expect(addressOf('[2001:DB8::7]:4711, 10.0.0.7:80', '::ffff:10.0.0.1')).toBe('2001:db8::7')
  })
  test('is the proxy’s own where it says nothing, or nothing that is an address', () => {
    expect(addressOf(undefined)).toBe('10.0.0.1')
    expect(addressOf('')).toBe('10.0.0.1')
    expect(addressOf('6.6.6.6, unknown, 10.0.0.7')).toBe('10.0.0.7')
  })
})

async function freePort() {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the whole program', () => {
  async function start(exchange: (request: Request) => Promise<Response>) {
    const port = await freePort()
    const closed = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const publicUrl = `http://localhost:${port}`
    const running = await startServer(
      { port, host: '127.0.0.1', publicUrl, isDemo: true, upstreamUrl: undefined, trustedProxies: [] },
      {
        exchange: () => Promise.resolve({ fetch: exchange, close: closed }),
        site: () => Promise.resolve({ fetch: () => new Response('a page'), publicDir: folder }),
      },
    )
    return { ...running, closed, url: `http://127.0.0.1:${port}` }
  }

  test('keeps an idle connection longer than the proxies before it do', async () => {
    const { url, stop } = await start(() => Promise.resolve(new Response('exchange')))
    const answer = await fetch(`${url}/readyz`)
    await answer.text()
    const { headers } = answer
    expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
    await stop()
  })

  test('sends calls, pictures and simulators to the exchange, files to nobody, pages to the site', async () => {
    const { url, stop } = await start((request) =>
      Promise.resolve(new Response(`exchange ${new URL(request.url).pathname}`)),
    )
    const text = async (path: string) => (await fetch(url + path)).text()
    expect(await text('/api/v1/market/filter')).toBe('exchange /api/v1/market/filter')
    expect(await text('/readyz')).toBe('exchange /readyz')
    expect(await text('/favicon.svg')).toBe('<svg/>')
    expect(await text('/market/csgo')).toBe('a page')
    await stop()
  })

  test('tells the exchange the address of the socket, not the one a request claims', async () => {
    const { url, stop } = await start((request) =>
      Promise.resolve(new Response(request.headers.get('x-client-address'))),
    )
    const answer = await fetch(`${url}/api/x`, {
      headers: { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6' },
    })
    expect(await answer.text()).toBe('127.0.0.1')
    await stop()
  })

  test('told to stop, answers what is under way before the exchange closes', async () => {
    let answerIt: ((response: Response) => void) | undefined
    const { url, stop, closed } = await start(() => new Promise((resolve) => (answerIt = resolve)))
    const pending = fetch(`${url}/api/slow`)
    await vi.waitFor(() => expect(answerIt).toBeDefined())
    const stopped = stop()
    expect(closed).not.toHaveBeenCalled()
    answerIt?.(new Response('late', { headers: { connection: 'close' } }))
    expect(await (await pending).text()).toBe('late')
    await stopped
    expect(closed).toHaveBeenCalledOnce()
    await expect(fetch(`${url}/`)).rejects.toThrow()
  })

  test('closes the exchange again when the port is taken', async () => {
    const first = await start(() => Promise.resolve(new Response()))
    const closed = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const again = startServer(
      {
        port: Number(new URL(first.url).port),
        host: '127.0.0.1',
        publicUrl: first.url,
        isDemo: true,
        upstreamUrl: undefined,
        trustedProxies: [],
      },
      {
        exchange: () => Promise.resolve({ fetch: () => Promise.resolve(new Response()), close: closed }),
        site: () => Promise.resolve({ fetch: () => new Response(), publicDir: folder }),
      },
    )
    await expect(again).rejects.toThrow('EADDRINUSE')
    expect(closed).toHaveBeenCalledOnce()
    await first.stop()
  })
})
