import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { pictureWidths } from '#contract/market/picture-widths.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { imageOf, setImageHost } from '#exchange/catalogue/image.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { meta } from '#exchange/db/schema/meta.ts'
import { healthRoutes } from '#exchange/http/health.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'

const artDirectory = mkdtempSync(join(tmpdir(), 'amber-art-'))
let exchange: TestExchange
const get = async (path: string, headers: Record<string, string> = {}) =>
  exchange.app.fetch(new Request(publicUrl + path, { headers }))

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { artDirectory } })
})
afterAll(async () => {
  await exchange.close()
  rmSync(artDirectory, { recursive: true, force: true })
})

describe('pictures', () => {
  const doppler = readCatalogue().goods.find((one) => one.styles.length > 3)!
  const isWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 12)).toString('latin1').endsWith('WEBP')

  test('of a goods and of a style, in both densities, are kept by browsers forever', async () => {
    const sizes: number[] = []
    for (const path of [`${imageOf(doppler.goods_id)}@1.webp`, `${imageOf(doppler.goods_id, 1)}@2.webp`]) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(isWebp(bytes)).toBe(true)
      sizes.push(bytes.length)
      const etag = response.headers.get('etag')!
      const again = await get(path, { 'if-none-match': etag })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect(sizes[1]).toBeGreaterThan(sizes[0]!)
  })

  test('S9.1 come in the widths of the breakpoints too, and grow with them', async () => {
    const widths = await Promise.all(
      pictureWidths.map(async (width) => {
        const response = await get(`${imageOf(doppler.goods_id)}@w${width}.webp`)
        return (await sharp(await response.arrayBuffer()).metadata()).width
      }),
    )
    expect(widths).toEqual([...pictureWidths])
  })

  test('of another version are shown and not kept for long', async () => {
    const response = await get(`/art/0/${doppler.goods_id}@1.webp`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  })

  test.each([
    '/art/1/zzzzzzzzzzz@1.webp',
    `/art/1/${doppler.goods_id}-77@1.webp`,
    `/art/1/${doppler.goods_id}-0@1.webp`,
    `/art/1/${doppler.goods_id}@3.webp`,
    `/art/1/${doppler.goods_id}@w641.webp`,
    `/art/1/${doppler.goods_id}@640.webp`,
    `/art/1/${doppler.goods_id}@1.png`,
    '/art/1/..%2f..%2fetc%2fpasswd@1.webp',
    `/art/${doppler.goods_id}@1.webp`,
  ])('there is none at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('come from an image host where one is set', () => {
    setImageHost('https://pictures.example/items/')
    expect(imageOf('aaaaaaaaaaa', 3)).toBe('https://pictures.example/items/aaaaaaaaaaa-3')
    setImageHost(null)
    expect(imageOf('aaaaaaaaaaa')).toBe('/art/1/aaaaaaaaaaa')
  })
})

describe('health', () => {
  const nothingTold = { readLag: () => Promise.resolve(0), notes: {} }

  test('up and ready', async () => {
    const up = await get('/healthz')
    expect([up.status, await up.json()]).toEqual([200, { status: 'up' }])
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        parts: { database: 'up', writes: 'up', jobs: 'up', disk: 'up', workers: 'up' },
        lag_seconds: 0,
        books: 'unchecked',
      },
    ])
    expect(ready.headers.get('cache-control')).toBe('no-store')
  })

  test('not ready while a part is down, and which', async () => {
    const { services } = exchange
    const broken = { isInstalled: () => Promise.reject(new Error('gone')) } as unknown as typeof services.jobs
    const response = await healthRoutes({ ...services, jobs: broken }, nothingTold).request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'not_ready', parts: { database: 'up', jobs: 'down' } })
  })

  test('a database that takes no writes is told apart from one that is gone', async () => {
    const { db } = exchange.services
    await db.execute('set default_transaction_read_only = on')
    const response = await healthRoutes(exchange.services, nothingTold).request('/readyz')
    await db.execute('set default_transaction_read_only = off')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ parts: { database: 'up', writes: 'down' } })
  })

  test('a disk that takes no more files makes it not ready', async () => {
    const settings = { dataDirectory: join(import.meta.filename, 'below-a-file') }
    const response = await healthRoutes({ ...exchange.services, settings }, nothingTold).request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ parts: { database: 'up', disk: 'down' } })
  })

  test('S8.2 whoever asks within a second shares one probe, and with it one write', async () => {
    const { services } = exchange
    const lastWrite = () => services.db.select().from(meta).where(eq(meta.key, 'last_write'))
    let time = 1
    const health = healthRoutes(services, nothingTold, () => time)
    const ask = async () => (await health.request('/readyz')).json()
    const [first, ...others] = await Promise.all([ask(), ask(), ask()])
    expect(others).toEqual([first, first])
    const written = await lastWrite()
    time += 1_000
    expect(await ask()).toEqual(first)
    expect(await lastWrite()).toEqual(written)
    time += 1
    expect(await ask()).toEqual(first)
    expect(await lastWrite()).not.toEqual(written)
  })

  test('workers that are late are told, and people are served all the same', async () => {
    const response = await healthRoutes(exchange.services, { readLag: () => Promise.resolve(300), notes: {} }).request(
      '/readyz',
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'ready', parts: { workers: 'late' }, lag_seconds: 300 })
  })
})

describe('documentation', () => {
  interface Operation {
    operationId: string
    security?: object[]
    parameters?: { name?: string; in?: string; $ref?: string; required?: boolean }[]
    requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
    responses: { 200: { content: { 'application/json': { schema: { oneOf: { properties: { data: object } }[] } } } } }
  }

  test('S7.1 the OpenAPI document has every call of the contract, and the feeds beside them', async () => {
    const response = await get('/api/openapi.json')
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, Operation>> }
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map((one) => one.operationId).sort()).toEqual(
      [...allCalls.map((call) => call.name), 'ext.marketEvents', 'ext.personEvents'].sort(),
    )
    for (const call of allCalls) {
      const one = document.paths[call.path]![call.method.toLowerCase()]!
      expect(one.responses[200].content['application/json'].schema.oneOf[0]!.properties.data, call.name).toHaveProperty(
        'type',
      )
      expect(one.requestBody !== undefined, call.name).toBe(call.method === 'POST')
      expect(one.security?.length ?? 0, call.name).toBe({ none: 0, required: 1, optional: 2 }[call.session])
      const needsKey = one.parameters?.some((parameter) => parameter.$ref?.endsWith('/IdempotencyKey')) ?? false
      expect(needsKey, call.name).toBe(call.idempotent)
    }
    const sell = document.paths['/api/v1/market/sell']!['get']!
    expect(sell.parameters).toContainEqual(expect.objectContaining({ name: 'goods_id', in: 'query', required: true }))
    expect(sell.parameters).toContainEqual(expect.objectContaining({ name: 'sort', in: 'query', required: false }))
  })

  test('the reader and its files come from here, under a policy without inline scripts', async () => {
    const page = await get('/api/docs')
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)
    expect(files.length).toBe(4)
    for (const file of files) {
      expect(file.startsWith('/api/docs/')).toBe(true)
      expect((await get(file)).status, file).toBe(200)
    }
    expect((await get('/api/docs/package.json')).status).toBe(404)
    expect((await get('/api/docs/..%2fpackage.json')).status).toBe(404)
  })
})

test('a goods that only the database knows has a picture too', async () => {
  const { db } = exchange.services
  const [known] = readCatalogue().goods
  await db.insert(goods).values({
    id: 'dropped0001',
    marketHashName: 'Dropped',
    nameEn: 'Dropped',
    nameZh: 'Dropped',
    itemNameEn: known!.item_name.en,
    itemNameZh: known!.item_name.zh,
    category: known!.category,
    weapon: known!.weapon,
    quality: 'normal',
    rarity: known!.rarity,
    finishKey: 'x',
    searchText: '',
  })
  expect((await get('/art/1/dropped0001@1.webp')).status).toBe(200)
  await db.delete(goods).where(eq(goods.id, 'dropped0001'))
})
