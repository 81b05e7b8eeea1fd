import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redrawPicture } from './redraw-picture.ts'

const square = (edge: number) => sharp({ create: { width: edge, height: edge, channels: 3, background: 'gold' } })

const noise = sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: 'gold',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

test('S1.10 a picture is re-encoded as WebP, upright, without what its camera wrote into it', async () => {
  const photo = await square(64)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const redrawn = (await redrawPicture(photo))!
  expect(redrawn).toMatchObject({ width: 64, height: 64 })
  const { format, exif } = await sharp(redrawn.bytes).metadata()
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
})

test('S1.10 a large picture is made smaller', async () => {
  expect(await redrawPicture(await square(4000).png().toBuffer())).toMatchObject({ width: 2048, height: 2048 })
})

test('S1.10 what hides behind a picture does not survive', async () => {
  const polyglot = Buffer.concat([await square(16).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const redrawn = (await redrawPicture(polyglot))!
  expect(Buffer.from(redrawn.bytes).includes('<script>')).toBe(false)
})

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a GIF', () => square(8).gif().toBuffer()],
  ['half a picture', async () => halfOf(await noise.jpeg().toBuffer())],
  ['nothing', async () => Buffer.alloc(0)],
])('S1.10 %s is refused', async (_what, make) => {
  expect(await redrawPicture(await make())).toBeNull()
})

test('S1.10 a small file that unpacks to a huge picture is refused', async () => {
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'gold' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(8 * 1024 * 1024)
  expect(await redrawPicture(bomb)).toBeNull()
})
