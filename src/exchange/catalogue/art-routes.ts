import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { openArtCache } from '#art/art-cache.ts'
import type { ArtDensity, ArtSubject } from '#art/subject.ts'
import type { Services } from '../services.ts'
import { type GoodsFacts, findGoods } from './goods-infos.ts'
import { artVersion, imageKey, parseImageKey } from './image.ts'

const forever = 'public, max-age=31536000, immutable'
/** Of another version: an old page that is still open gets today's picture, and no cache keeps it for long. */
const shortly = 'public, max-age=300'

/** `GET /art/<version>/<goods_id>[-<style>]@1.webp`: the drawn pictures. 404 for goods and styles that don't exist. */
export function artRoutes({ db, settings }: Pick<Services, 'db' | 'settings'>): Hono {
  const cache = openArtCache(settings.artDirectory)
  const app = new Hono()
  app.get('/art/:version/:file', async (c) => {
    const [, key, density] = /^([0-9a-z-]{11,15})@([12])\.webp$/.exec(c.req.param('file')) ?? []
    const wanted = key === undefined ? null : parseImageKey(key)
    const facts = wanted && (await findGoods(db, new Set([wanted.goodsId]))).get(wanted.goodsId)
    const subject = facts && subjectOf(facts, wanted.styleId)
    if (!subject) return c.body(null, 404, { 'cache-control': shortly })
    const picture = await cache.read(imageKey(wanted.goodsId, wanted.styleId), subject, Number(density) as ArtDensity)
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    const headers = { etag, 'cache-control': c.req.param('version') === artVersion ? forever : shortly }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(picture), 200, { ...headers, 'content-type': 'image/webp' })
  })
  return app
}

/** What is drawn; undefined where the goods has no such style. Drawings go by the English names. */
function subjectOf(facts: GoodsFacts, styleId: number): ArtSubject | undefined {
  const style = facts.styles.find((one) => one.style_id === styleId)
  if (styleId !== 0 && !style) return undefined
  return {
    category: facts.category,
    weapon: facts.weapon,
    item_name: facts.item_name.en,
    finish_name: facts.finish_name?.en ?? null,
    style_name: style?.name.en ?? null,
    // The game marks knives and gloves by their star: people know them by its gold, whatever their grade.
    rarity: facts.quality.startsWith('star') ? 'extraordinary' : facts.rarity,
  }
}
