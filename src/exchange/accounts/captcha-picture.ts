import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { captchas } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import type { Services } from '../services.ts'

const folder = '/api/ext/captcha'
const size = { width: 120, height: 44, fontSize: 44 }

/** The module can draw a given text, though its types omit it; its own random texts are not uniformly distributed. */
const drawText = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string

/** S3.1 The path of a captcha's picture. */
export const picturePath = (id: string) => `${folder}/${id}.png`

/**
 * Draws the digits as a base64 PNG. A raster at double density gives bots no outlines to match against the font; greys
 * on white are readable in both themes and leave no colour that would separate the digits from the lines.
 */
export async function drawCaptcha(digits: string): Promise<string> {
  const svg = drawText(digits, { ...size, noise: 2 })
  const png = await sharp(Buffer.from(svg), { density: 144 }).flatten({ background: 'white' }).png().toBuffer()
  return png.toString('base64')
}

/** Serves the pictures until they are answered or expire. */
export function captchaRoutes({ db }: Services): Hono {
  return new Hono().get(`${folder}/:file{[\\w-]{8,64}\\.png}`, async (c) => {
    const id = c.req.param('file').slice(0, -'.png'.length)
    const [captcha] = await db
      .select({ picture: captchas.picture })
      .from(captchas)
      .where(and(eq(captchas.id, id), gt(captchas.expiresAt, databaseNow)))
    if (!captcha) return c.notFound()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    return c.body(Buffer.from(captcha.picture, 'base64'), 200, { 'content-type': 'image/png' })
  })
}
