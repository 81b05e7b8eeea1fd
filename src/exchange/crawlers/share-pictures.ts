import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { drawShare, SHARE_VERSION, type SharePicture } from '#art/share/draw-share.ts'
import { formatAmount, formatYuan } from '#lib/money.ts'
import { ShortCache } from '../caches/short-cache.ts'
import { subjectOf } from '../catalogue/art-subject.ts'
import { local } from '../catalogue/goods-index.ts'
import { findGoods } from '../catalogue/goods-infos.ts'
import { parseImageKey } from '../catalogue/image.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { Locale } from '../http/context.ts'
import { createPictureQueue, QueueFull } from '../pictures/picture-queue.ts'
import type { Services } from '../services.ts'

/** The price in a picture may be this stale; its address stays the same. */
const kept = 'public, max-age=3600'
/** Drawing one takes a tenth of a second: requests beyond a full queue have to retry. */
const waiting = 20
const retryAfter = '5'
/** Cached pictures, 60 kB each. */
const remembered = 100

/**
 * Serves the pictures of shared links, 1200 by 630 pixels: `GET /art/share/goods/<goods_id>[-<style>].png` with a
 * goods' look, name and current price, `/art/share/items/…` without the price, since a single item has its own, and
 * `GET /art/share/site/amber.png` for every other page. Crawlers send no language: `?lang=zh-CN` gives the Chinese
 * name, anything else the English one.
 */
export function sharePictureRoutes({ db }: Pick<Services, 'db'>): Hono {
  const pictures = new ShortCache<Uint8Array<ArrayBuffer>>({ ttlMs: 3_600_000, max: remembered })
  const inTurn = createPictureQueue(waiting)
  const answer = async (c: Context, picture: SharePicture) => {
    const name = createHash('sha256')
      .update(JSON.stringify([SHARE_VERSION, picture]))
      .digest('base64url')
    const headers = { etag: `"${name.slice(0, 22)}"`, 'cache-control': kept }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    const drawn = await pictures
      .get(name, () => inTurn(async () => new Uint8Array(await drawShare(picture))))
      .catch((error: unknown) => {
        if (error instanceof QueueFull) return undefined
        throw error
      })
    if (!drawn) return c.body(null, 503, { 'retry-after': retryAfter, 'cache-control': 'no-store' })
    return c.body(drawn, 200, { ...headers, 'content-type': 'image/png' })
  }
  const app = new Hono()
  app.get('/art/share/site/amber.png', (c) => answer(c, {}))
  app.get('/art/share/:of{goods|items}/:file', async (c) => {
    const { of, file } = c.req.param()
    const locale = c.req.query('lang') === 'zh-CN' ? 'zh-CN' : 'en'
    const found = await findItem(db, /^([0-9a-z-]{11,15})\.png$/.exec(file)?.[1], locale)
    const item = found && of === 'items' ? { ...found, price: undefined } : found
    return item ? answer(c, { item }) : c.body(null, 404, { 'cache-control': 'public, max-age=300' })
  })
  return app
}

/** Undefined if the key is invalid, or names a goods or style that does not exist. */
async function findItem(db: Queryable, key: string | undefined, locale: Locale): Promise<SharePicture['item']> {
  const wanted = key === undefined ? null : parseImageKey(key)
  if (!wanted) return undefined
  const facts = (await findGoods(db, new Set([wanted.goodsId]))).get(wanted.goodsId)
  const subject = facts && subjectOf(facts, wanted.styleId)
  if (!subject) return undefined
  const [market] = await db
    .select({ price: goodsMarkets.lowestPrice })
    .from(goodsMarkets)
    .where(and(eq(goodsMarkets.goodsId, wanted.goodsId), eq(goodsMarkets.styleId, wanted.styleId)))
  const price = market?.price ?? null
  const style = facts.styles.find(({ style_id }) => style_id === wanted.styleId)
  return {
    subject,
    name: [facts.name, ...(style ? [style.name] : [])].map((name) => local(name, locale)).join(' | '),
    price: price === null ? undefined : formatYuan(formatAmount(price)),
  }
}
