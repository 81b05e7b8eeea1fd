import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { openArtCache } from '#art/art-cache.ts'
import { ART_WIDTH } from '#art/subject.ts'
import { pictureWidths } from '#contract/market/picture-widths.ts'
import type { Services } from '../services.ts'
import { subjectOf } from './art-subject.ts'
import { findGoods } from './goods-infos.ts'
import { artVersion, imageKey, parseImageKey } from './image.ts'

const forever = 'public, max-age=31536000, immutable'
/** For another version: an old page still open gets the current picture, and no cache keeps it for long. */
const shortly = 'public, max-age=300'

/**
 * Scale relative to the picture's own size, by file name suffix. Others are rejected, so that nobody fills the disk.
 */
const scales = new Map([
  ['1', 1],
  ['2', 2],
  ...pictureWidths.map((width): [string, number] => [`w${width}`, width / ART_WIDTH]),
])

/**
 * `GET /art/<version>/<goods_id>[-<style>]@<size>.webp`: drawn pictures. The size is a density, 1 or 2, or a width, as
 * in `w640`. 404 for unknown goods, styles and sizes.
 */
export function artRoutes({ db, settings }: Pick<Services, 'db' | 'settings'>): Hono {
  const cache = openArtCache(settings.artDirectory)
  const app = new Hono()
  app.get('/art/:version/:file', async (c) => {
    const [, key, size] = /^([0-9a-z-]{11,15})@(w?\d{1,4})\.webp$/.exec(c.req.param('file')) ?? []
    const scale = scales.get(size ?? '')
    const wanted = key === undefined ? null : parseImageKey(key)
    const facts = wanted && (await findGoods(db, new Set([wanted.goodsId]))).get(wanted.goodsId)
    const subject = facts && subjectOf(facts, wanted.styleId)
    if (!subject || scale === undefined) return c.body(null, 404, { 'cache-control': shortly })
    const picture = await cache.read(imageKey(wanted.goodsId, wanted.styleId), subject, scale)
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    const headers = { etag, 'cache-control': c.req.param('version') === artVersion ? forever : shortly }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(picture), 200, { ...headers, 'content-type': 'image/webp' })
  })
  return app
}
