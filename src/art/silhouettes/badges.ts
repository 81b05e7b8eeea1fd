import { badgeSign } from './emblems.ts'
import { finish, hole, move, oval, paper, poly, steel, wire, type Silhouette } from './shape.ts'

const polygon = (cx: number, cy: number, radius: number, corners: number, turn: number, softness: number): string =>
  poly(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((turn + (i * 360) / corners) * Math.PI) / 180
      return `${(cx + radius * Math.cos(angle)).toFixed(2)},${(cy + radius * Math.sin(angle)).toFixed(2)}`
    }).join(' '),
    softness,
  )

/** A die-cut badge on white paper, peeling off at one corner. */
export function sticker(name: string, seed: number): Silhouette {
  const corners = [8, 6, 7, 40][seed % 4]!
  const turn = 360 / corners / 2 + (seed % 3) * 4
  return {
    tilt: -6,
    share: [0.8, 0.78],
    parts: [
      paper(polygon(80, 80, 80, corners, turn, 14)),
      finish(polygon(80, 80, 71, corners, turn, 9)),
      finish(polygon(80, 80, 56, corners, turn, 7), 0.22),
      ...badgeSign(name, 80, 80, 1.18, 'paper'),
      paper('M104 153C104 138 110 125 119 118C126 114 138 110 152 106Q130 142 104 153Z', 0.14),
    ],
  }
}

/** An embroidered badge: a thick thread around the edge, stitches inside. */
export function patch(name: string, seed: number): Silhouette {
  const outlines = [
    'M80 2C98 14 120 20 146 20Q152 60 142 96C132 126 110 146 80 160C50 146 28 126 18 96Q8 60 14 20C40 20 62 14 80 2Z',
    oval(80, 80, 78),
    polygon(80, 80, 82, 6, 30, 14),
  ]
  const outline = outlines[seed % outlines.length]!
  const inner = inset(outline, 0.86, 80)
  return {
    tilt: 0,
    share: [0.8, 0.8],
    parts: [
      finish(outline, 0.42),
      { ...wire(outline, 5, 'finish'), dash: '2.4 2' },
      finish(inner, 0.04),
      { ...wire(inset(outline, 0.78, 80), 1.6, 'paper'), dash: '5 4' },
      ...badgeSign(name, 80, 78, 1.16, 'paper'),
    ],
  }
}

/** The same path, scaled down about (80, y). */
const inset = (d: string, scale: number, y: number): string => move(d, 80 * (1 - scale), y * (1 - scale), scale)

/** A pendant on a short chain. */
export function charm(name: string, seed: number): Silhouette {
  const body = [
    polygon(80, 122, 62, 6, 30, 16),
    oval(80, 122, 58),
    polygon(80, 124, 66, 4, 0, 24),
    polygon(80, 122, 62, 8, 22.5, 12),
  ][seed % 4]!
  return {
    tilt: 10,
    share: [0.7, 0.92],
    parts: [
      wire(oval(80, -10, 15), 5),
      wire(oval(80, 12, 6, 10), 4),
      wire(oval(80, 30, 4, 10), 4),
      wire(oval(80, 47, 6, 10), 4),
      steel(oval(80, 62, 10) + hole(80, 62, 4)),
      finish(body),
      finish(inset(body, 0.8, 122), 0.24),
      ...badgeSign(name, 80, 122, 0.98, 'paper'),
    ],
  }
}
