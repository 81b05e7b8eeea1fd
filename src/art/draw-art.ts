import sharp from 'sharp'
import { drawSvg } from './draw-svg.ts'
import { GLOW_ALPHA, rarityColor } from './rarity.ts'
import { ART_HEIGHT, ART_WIDTH, type ArtSubject } from './subject.ts'

/** WebP stores alpha losslessly, so the glow's gradient would outweigh the item: steps this small are invisible. */
const alphaStep = 4

const alphaLevels = Uint8Array.from({ length: 256 }, (_, alpha) =>
  alpha > 255 - alphaStep ? 255 : Math.round(alpha / alphaStep) * alphaStep,
)

/**
 * Rounds alpha to steps and gives every pixel of the glow its exact colour; otherwise the rounding errors of faint
 * pixels would be encoded as noise. Modifies the pixels in place (RGBA, 8 bits each).
 */
function settleGlow(pixels: Buffer, color: string): void {
  const [red, green, blue] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as [
    number,
    number,
    number,
  ]
  const brightest = Math.ceil(GLOW_ALPHA * 255) + 1
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!
    if (alpha === 255) continue
    // Two rounding steps before alpha was divided out; a pixel further off belongs to the item's soft edge.
    const reach = alpha <= brightest ? 512 / alpha : -1
    if (
      Math.abs(pixels[i]! - red) <= reach &&
      Math.abs(pixels[i + 1]! - green) <= reach &&
      Math.abs(pixels[i + 2]! - blue) <= reach
    ) {
      pixels[i] = red
      pixels[i + 1] = green
      pixels[i + 2] = blue
    }
    pixels[i + 3] = alphaLevels[alpha]!
  }
}

/** Draws the picture as WebP with a transparent background, 256 by 192 pixels times `scale`. */
export async function drawArt(subject: ArtSubject, scale: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(drawSvg(subject)), { density: 72 * scale })
    .resize(ART_WIDTH * scale, ART_HEIGHT * scale)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  settleGlow(data, rarityColor(subject.rarity))
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: scale >= 2 ? 58 : 70, effort: 3, exact: true })
    .toBuffer()
}
