/**
 * The vocabulary of silhouettes. A silhouette is drawn in its own units, with the muzzle (or tip) to the right and y
 * pointing down; its place on the canvas is derived from its outline. Paths contain absolute M L H V C Q Z commands
 * only, so that `bounds` can read them.
 */
export type Material = 'finish' | 'steel' | 'polymer' | 'wood' | 'glass' | 'brass' | 'paper' | 'ink'

export interface Part {
  d: string
  material: Material
  /** Shade of the part relative to its material, -1 (white) to 1 (black). */
  shade: number
  /** Line width, for parts that are lines rather than surfaces. */
  line?: number
  /** Dash and gap lengths, for stitched lines. */
  dash?: string
}

export interface Silhouette {
  parts: readonly Part[]
  /** Engraved lines on top of the parts: panel edges, slots, ribs. */
  seams?: string
  /** Rotation in degrees; negative is muzzle up. */
  tilt: number
  /** Vertical stretch factor: long guns are too thin for a small picture. */
  stretch?: number
  /** Maximum share of the canvas, width and height. */
  share: readonly [number, number]
}

export const finish = (d: string, shade = 0): Part => ({ d, material: 'finish', shade })
export const steel = (d: string, shade = 0): Part => ({ d, material: 'steel', shade })
export const polymer = (d: string, shade = 0): Part => ({ d, material: 'polymer', shade })
export const wood = (d: string, shade = 0): Part => ({ d, material: 'wood', shade })
export const glass = (d: string): Part => ({ d, material: 'glass', shade: 0 })
export const brass = (d: string): Part => ({ d, material: 'brass', shade: 0 })
export const paper = (d: string, shade = 0): Part => ({ d, material: 'paper', shade })
export const ink = (d: string): Part => ({ d, material: 'ink', shade: 0 })
export const wire = (d: string, line: number, material: Material = 'steel'): Part => ({ d, material, shade: 0, line })

const round = (value: number): string => String(Math.round(value * 100) / 100)

/** The same path, scaled about the origin and then shifted. */
export function move(d: string, dx: number, dy: number, scaleX = 1, scaleY = scaleX): string {
  return d.replace(/([MLHVCQ])([^MLHVCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const moved = numbers.map((value, i) =>
      command === 'V' || (command !== 'H' && i % 2 === 1) ? round(value * scaleY + dy) : round(value * scaleX + dx),
    )
    return `${command}${moved.join(' ')}`
  })
}

/** A polygon with rounded corners: 'x,y x,y …' and the corner radius. */
export function poly(points: string, radius = 1): string {
  const corners = points
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as [number, number])
  return corners
    .map(([x, y], i) => {
      const [px, py] = corners.at(i - 1)!
      const [nx, ny] = corners[(i + 1) % corners.length]!
      const before = Math.hypot(px - x, py - y)
      const after = Math.hypot(nx - x, ny - y)
      const a = Math.min(radius, before / 2) / before
      const b = Math.min(radius, after / 2) / after
      const start = `${round(x + (px - x) * a)} ${round(y + (py - y) * a)}`
      const end = `${round(x + (nx - x) * b)} ${round(y + (ny - y) * b)}`
      return `${i === 0 ? 'M' : 'L'}${start}Q${round(x)} ${round(y)} ${end}`
    })
    .join('')
    .concat('Z')
}

/** A rectangle from (x0, y0) to (x1, y1) with rounded corners. */
export const box = (x0: number, y0: number, x1: number, y1: number, radius = 1): string =>
  poly(`${x0},${y0} ${x1},${y0} ${x1},${y1} ${x0},${y1}`, radius)

/** An ellipse as four cubic arcs. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.5523
  const at = (x: number, y: number) => `${round(cx + x * rx)} ${round(cy + y * ry)}`
  return (
    `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}` +
    `C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`
  )
}

/** An oval hole: the same outline in the opposite direction. */
export function hole(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.5523
  const at = (x: number, y: number) => `${round(cx + x * rx)} ${round(cy + y * ry)}`
  return (
    `M${at(1, 0)}C${at(1, -k)} ${at(k, -1)} ${at(0, -1)}C${at(-k, -1)} ${at(-1, -k)} ${at(-1, 0)}` +
    `C${at(-1, k)} ${at(-k, 1)} ${at(0, 1)}C${at(k, 1)} ${at(1, k)} ${at(1, 0)}Z`
  )
}

/** `count` upright strokes of equal length, `step` apart: ribs, vents, slide serrations, rail teeth. */
export const ribs = (x: number, y0: number, y1: number, count: number, step: number, lean = 0): string =>
  Array.from({ length: count }, (_, i) => `M${round(x + i * step)} ${y0}L${round(x + i * step + lean)} ${y1}`).join('')

/** Rail teeth as one surface from x0 to x1 on the line y. */
export function rail(x0: number, x1: number, y: number, height = 2.6): string {
  let d = `M${x0} ${y}`
  for (let x = x0; x + 3 <= x1; x += 5) d += `L${x} ${round(y - height)}H${x + 3}V${round(y - height / 2)}H${x + 5}`
  return `${d}L${x1} ${y}Z`
}
