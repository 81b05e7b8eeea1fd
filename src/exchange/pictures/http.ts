import { Hono } from 'hono'
import type { Services } from '../services.ts'
import { pictureKey } from './uploads.ts'

/** Serves uploaded pictures to whoever knows their random id; cached by browsers, but not by shared caches. */
export function pictureRoutes({ pictures }: Pick<Services, 'pictures'>): Hono {
  return new Hono().get('/api/ext/pictures/:file{[0-9a-f]{32}\\.webp}', async (c) => {
    const id = c.req.param('file').slice(0, -'.webp'.length)
    const picture = await pictures.get(pictureKey(id))
    if (!picture) return c.notFound()
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'",
    })
  })
}
