import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import sharp from 'sharp'

const folder = '/api/ext/portraits'
const size = 160
/** Increment it when the drawings change: browsers cache pictures for a year. */
const version = 1

/** Background, face, hair or hood, and the colour of the eyes. */
const palettes = [
  ['#2b2f3a', '#f2c9a1', '#ffe300', '#1d1f26'],
  ['#3a2b3a', '#e7b48b', '#7be0d0', '#241a24'],
  ['#23343a', '#c98f66', '#ff9f5a', '#152024'],
  ['#34302b', '#8d5a3b', '#d6ff6b', '#1c1a17'],
  ['#2d2b4a', '#f4d9c0', '#ff6f91', '#1a1930'],
  ['#20382b', '#b97b52', '#9ad0ff', '#122019'],
] as const

/** Hats and hoods, drawn over the head. */
const covers = [
  '<path d="M28 84a52 52 0 0 1 104 0l-14-8a46 46 0 0 0-76 0z" fill="HAIR"/>',
  '<path d="M30 78c0-34 22-54 50-54s50 20 50 54H30z" fill="HAIR"/><rect x="24" y="72" width="112" height="12" rx="6" fill="HAIR"/>',
  '<path d="M26 90c-2-44 22-70 54-70s56 26 54 70c-6-20-16-30-54-30s-48 10-54 30z" fill="HAIR"/>',
  '<path d="M34 66 80 18l46 48z" fill="HAIR"/><circle cx="80" cy="20" r="8" fill="INK"/>',
] as const

interface Portrait {
  id: string
  palette: (typeof palettes)[number]
  cover: string
}

const portraits: readonly Portrait[] = palettes.flatMap((palette, row) =>
  covers.map((cover, column) => ({ id: `p${row * covers.length + column + 1}`, palette, cover })),
)

/** The picture URL of a ready-made avatar; undefined for an unknown id. */
export function portraitUrl(id: string): string | undefined {
  return portraits.some((portrait) => portrait.id === id) ? `${folder}/${version}/${id}.webp` : undefined
}

export const listPortraits = () => portraits.map(({ id }) => ({ id, url: portraitUrl(id)! }))

function draw({ palette: [ground, skin, hair, ink], cover }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${size}" height="${size}">
<rect width="160" height="160" fill="${ground}"/><path d="M20 170c0-36 26-52 60-52s60 16 60 52z" fill="${hair}"/>
<ellipse cx="80" cy="88" rx="40" ry="44" fill="${skin}"/>${cover.replaceAll('HAIR', hair).replaceAll('INK', ink)}
<circle cx="65" cy="92" r="5" fill="${ink}"/><circle cx="95" cy="92" r="5" fill="${ink}"/>
<path d="M66 112q14 10 28 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/></svg>`
}

/** Serves the ready-made avatars; each is drawn once per process. */
export function portraitRoutes(): Hono {
  const drawn = new Map<string, Promise<{ picture: Buffer<ArrayBuffer>; etag: string }>>()
  const read = (portrait: Portrait) => {
    const known = drawn.get(portrait.id)
    if (known) return known
    const made = rasterize(portrait)
    drawn.set(portrait.id, made)
    return made
  }
  return new Hono().get(`${folder}/:version{\\d+}/:file{p\\d+\\.webp}`, async (c) => {
    const portrait = portraits.find(({ id }) => `${id}.webp` === c.req.param('file'))
    if (!portrait) return c.notFound()
    const { picture, etag } = await read(portrait)
    const isCurrent = c.req.param('version') === String(version)
    const headers = { etag, 'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(picture, 200, { ...headers, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  })
}

async function rasterize(portrait: Portrait): Promise<{ picture: Buffer<ArrayBuffer>; etag: string }> {
  const webp = await sharp(Buffer.from(draw(portrait)), { density: 144 })
    .resize(size)
    .webp({ quality: 88 })
    .toBuffer()
  const picture = Buffer.from(webp)
  return { picture, etag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"` }
}
