import sharp from 'sharp'

/** A re-encoded picture: WebP without metadata, turned upright, at most `longestEdge` pixels on each side. */
export interface RedrawnPicture {
  bytes: Uint8Array
  width: number
  height: number
}

const longestEdge = 2048
/** Of the uploaded picture; anything that decompresses to more is a bomb. */
const maxPixels = 50_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

/**
 * Decodes and re-encodes a picture, so that no byte of the upload itself is ever served: no SVG script, no second file
 * hidden behind a picture, no location of the photo. Null for anything but a complete JPEG, PNG or WebP within the
 * pixel limit.
 */
export async function redrawPicture(upload: Uint8Array): Promise<RedrawnPicture | null> {
  try {
    const source = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format } = await source.metadata()
    if (!formats.has(format)) return null
    const { data, info } = await source
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
