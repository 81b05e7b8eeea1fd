import { clamp } from '#lib/clamp.ts'

/** The picture to crop a square from. All lengths are in the picture's own pixels. */
export interface Picture {
  width: number
  height: number
}

/** The zoom level and the point at the centre. 1 fits the shorter side. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const maxZoom = 4
/** The exchange scales it down further; a larger image would only take longer to send. */
export const cutEdge = 512
/** In a smaller picture nobody would be recognisable. */
export const minEdge = 64

export const middleOf = ({ width, height }: Picture): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

const edgeOf = (picture: Picture, zoom: number) => Math.min(picture.width, picture.height) / zoom

/** Limits the crop so that its square stays inside the picture. */
function within(picture: Picture, { zoom, x, y }: Crop): Crop {
  const closeness = clamp(zoom, 1, maxZoom)
  const half = edgeOf(picture, closeness) / 2
  return { zoom: closeness, x: clamp(x, half, picture.width - half), y: clamp(y, half, picture.height - half) }
}

/** Moves the picture by fractions of the square's edge: `right` 1 is a whole square to the right. */
export function pull(picture: Picture, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(picture, crop.zoom)
  return within(picture, { ...crop, x: crop.x - right * edge, y: crop.y - down * edge })
}

/** Zooms in or out, keeping the centre where possible. */
export const zoomTo = (picture: Picture, crop: Crop, zoom: number): Crop => within(picture, { ...crop, zoom })

/** The cropped square. */
export function squareOf(picture: Picture, crop: Crop): { left: number; top: number; edge: number } {
  const edge = edgeOf(picture, crop.zoom)
  return { left: crop.x - edge / 2, top: crop.y - edge / 2, edge }
}

const step = 0.02
const bigStep = 0.1

/** The crop after a key press; undefined for other keys. */
export function cropByKey(picture: Picture, crop: Crop, key: string, isBig: boolean): Crop | undefined {
  const by = isBig ? bigStep : step
  switch (key) {
    case 'ArrowLeft':
      return pull(picture, crop, -by, 0)
    case 'ArrowRight':
      return pull(picture, crop, by, 0)
    case 'ArrowUp':
      return pull(picture, crop, 0, -by)
    case 'ArrowDown':
      return pull(picture, crop, 0, by)
    case '+':
    case '=':
      return zoomTo(picture, crop, crop.zoom + 5 * by)
    case '-':
      return zoomTo(picture, crop, crop.zoom - 5 * by)
    case '0':
      return middleOf(picture)
    default:
      return undefined
  }
}
