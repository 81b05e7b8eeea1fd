import sharp from 'sharp'

/** A re-encoded picture: WebP without metadata, turned upright, at most `longestEdge` pixels long. */
export interface RedrawnPicture {
  bytes: Uint8Array
  width: number
  height: number
}

const longestEdge = 2048
/** Of the uploaded picture; what unpacks to more is a bomb. */
const maxPixels = 50_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

/**
 * Decodes and re-encodes a picture, so that nothing of the upload itself is ever served: no script of an SVG, no
 * second file hidden behind a picture, no place where it was taken. Null for what is not a JPEG, PNG or WebP, or not a
 * whole one, or too large when unpacked.
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
