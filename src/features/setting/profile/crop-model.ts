/** The square that is cut out of a picture. Everything is in the picture's own pixels. */
export interface Picture {
  width: number
  height: number
}

/** How close the picture is looked at, and which of its points is in the middle. 1 shows its shorter side whole. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const maxZoom = 4
/** What the exchange makes of it is smaller: more than this would only take longer to send. */
export const cutEdge = 512
/** Of a smaller picture nobody would be recognised. */
export const minEdge = 64

export const middleOf = ({ width, height }: Picture): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

const edgeOf = (picture: Picture, zoom: number) => Math.min(picture.width, picture.height) / zoom

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The crop as far as the picture goes: its square never sticks out. */
function within(picture: Picture, { zoom, x, y }: Crop): Crop {
  const closeness = clamp(zoom, 1, maxZoom)
  const half = edgeOf(picture, closeness) / 2
  return { zoom: closeness, x: clamp(x, half, picture.width - half), y: clamp(y, half, picture.height - half) }
}

/** Pulls the picture by parts of the square's edge: 1 to the right is a whole square to the right. */
export function pull(picture: Picture, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(picture, crop.zoom)
  return within(picture, { ...crop, x: crop.x - right * edge, y: crop.y - down * edge })
}

/** Looks closer or from further away; the middle stays where it can. */
export const zoomTo = (picture: Picture, crop: Crop, zoom: number): Crop => within(picture, { ...crop, zoom })

/** The square itself. */
export function squareOf(picture: Picture, crop: Crop): { left: number; top: number; edge: number } {
  const edge = edgeOf(picture, crop.zoom)
  return { left: crop.x - edge / 2, top: crop.y - edge / 2, edge }
}

const step = 0.02
const bigStep = 0.1

/** What a key does to the crop; undefined for keys that are none of its business. */
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
