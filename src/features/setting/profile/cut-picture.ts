import { cutEdge, squareOf, type Crop } from './crop-model.ts'

/** Draws the square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop) {
  const { left, top, edge } = squareOf(bitmap, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, edge, edge, 0, 0, canvas.width, canvas.height)
}

/** The square as a file to upload. A browser without WebP encodes PNG instead. */
export async function cutPicture(bitmap: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = cutEdge
  canvas.height = cutEdge
  drawCrop(canvas, bitmap, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) throw new Error('the browser could not make a picture of the canvas')
  return new File([blob], 'avatar', { type: blob.type })
}
