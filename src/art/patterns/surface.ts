import type { Box } from '../bounds.ts'

/** What a pattern is painted on: the silhouette's box, its colours, and a random stream. */
export interface Surface {
  x: number
  y: number
  w: number
  h: number
  /** A unit of length that looks the same on a long gun and on a round badge. */
  unit: number
  colors: readonly [string, string, string, string]
  random: () => number
}

export interface Painting {
  body: string
  defs?: string
}

export const surfaceOf = (box: Box, colors: Surface['colors'], random: () => number): Surface => {
  const w = box.x1 - box.x0
  const h = box.y1 - box.y0
  return { x: box.x0, y: box.y0, w, h, unit: Math.sqrt(w * h) / 100, colors, random }
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const ground = ({ x, y, w, h }: Surface, fill: string): string =>
  `<path d="M${n(x - 4)} ${n(y - 4)}h${n(w + 8)}v${n(h + 8)}h${n(-w - 8)}z" fill="${fill}"/>`

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`

/** A rounded, uneven spot. */
export function blob(cx: number, cy: number, rx: number, ry: number, random: () => number, corners = 7): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    const reach = 0.62 + random() * 0.6
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const
  })
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`
  const first = middle(points.at(-1)!, points[0]!)
  return `M${first}${points.map((point, i) => `Q${n(point[0])} ${n(point[1])} ${middle(point, points[(i + 1) % corners]!)}`).join('')}Z`
}

/** A gradient from the box's lower left to its upper right. */
export const slope = (
  id: string,
  surface: Surface,
  stops: readonly [number, string][],
  angle: 'along' | 'across' = 'along',
): string => {
  const { x, y, w, h } = surface
  const line =
    angle === 'along'
      ? `x1="${n(x)}" y1="${n(y + h * 0.7)}" x2="${n(x + w)}" y2="${n(y + h * 0.3)}"`
      : `x1="${n(x + w * 0.5 - h * 0.2)}" y1="${n(y)}" x2="${n(x + w * 0.5 + h * 0.2)}" y2="${n(y + h)}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`
}

/** Bands slanted along the barrel, from lower left to upper right. */
export function band(surface: Surface, at: number, width: number, lean = 0.55): string {
  const { y, h } = surface
  return `M${n(at)} ${n(y + h + 4)}L${n(at + (h + 8) * lean)} ${n(y - 4)}h${n(width)}L${n(at + width)} ${n(y + h + 4)}z`
}
