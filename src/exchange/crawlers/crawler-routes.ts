import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { ShortCache } from '../caches/short-cache.ts'
import type { Services } from '../services.ts'
import { robotsText } from './robots.ts'
import { listSitemap, sitemapFiles } from './sitemap.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const kept = 'public, max-age=3600'
const hour = { ttlMs: 3_600_000, max: 1 }

interface Text {
  body: string
  etag: string
}

/**
 * Serves `GET /robots.txt`, and `GET /sitemap.xml` with the files that it names. Each file is built once an hour,
 * however many request it; goods and shops bound their number. A market closed to crawlers has no sitemap and turns all
 * away.
 */
export function crawlerRoutes({ db, settings }: Pick<Services, 'db' | 'settings'>): Hono {
  const { publicUrl, isCrawled } = settings
  const names = new ShortCache<string[]>(hour)
  // Names are validated before anything is cached, so that made-up ones take no space.
  const files = new ShortCache<Text>({ ...hour, max: 100 })
  const namesNow = () => names.get('', () => sitemapFiles(db))
  const app = new Hono()
  app.get('/robots.txt', (c) => answer(c, textOf(robotsText({ publicUrl, isCrawled })), 'text/plain; charset=utf-8'))
  if (!isCrawled) return app
  app.get('/sitemap.xml', async (c) => {
    const paths = (await namesNow()).map((name) => `/sitemaps/${name}.xml`)
    return answer(c, textOf(sitemapIndexXml(publicUrl, paths)), 'application/xml; charset=utf-8')
  })
  app.get('/sitemaps/:file', async (c) => {
    const name = (await namesNow()).find((one) => `${one}.xml` === c.req.param('file'))
    if (!name) return c.body(null, 404)
    const file = await files.get(name, async () => textOf(sitemapXml(publicUrl, await listSitemap(db, name))))
    return answer(c, file, 'application/xml; charset=utf-8')
  })
  return app
}

const textOf = (body: string): Text => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

function answer(c: Context, { body, etag }: Text, type: string) {
  const headers = { etag, 'cache-control': kept }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': type })
}
