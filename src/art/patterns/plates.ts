import { mix } from '../color.ts'
import { fill, ground, n, slope, stroke, type Painting, type Surface } from './surface.ts'

/** Hard plates: a light ground, blocks of the second and dark slabs of the third colour. */
export const panels = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const x = (share: number) => n(s.x + s.w * share)
  const y = (share: number) => n(s.y + s.h * share)
  const shift = s.random() * 0.06
  const quad = (p: readonly [number, number][]) =>
    `${p.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${x(px + shift)} ${y(py)}`).join('')}Z`
  return {
    defs: slope(
      'f',
      s,
      [
        [0, a],
        [0.5, mix(a, d, 0.35)],
        [1, a],
      ],
      'across',
    ),
    body:
      ground(s, 'url(#f)') +
      fill(
        quad([
          [-0.1, 0.5],
          [0.1, 0.42],
          [0.17, 1.1],
          [-0.1, 1.1],
        ]),
        b,
      ) +
      fill(
        quad([
          [0.1, -0.1],
          [0.18, -0.1],
          [0.26, 1.1],
          [0.2, 1.1],
        ]),
        c,
      ) +
      fill(
        quad([
          [0.3, 0.44],
          [0.44, 0.5],
          [0.4, 1.1],
          [0.28, 1.1],
        ]),
        b,
      ) +
      fill(
        quad([
          [0.36, -0.1],
          [0.5, -0.1],
          [0.56, 0.34],
          [0.4, 0.42],
        ]),
        b,
      ) +
      fill(
        quad([
          [0.5, 0.42],
          [0.62, 0.3],
          [0.7, 1.1],
          [0.5, 1.1],
        ]),
        d,
      ) +
      fill(
        quad([
          [0.58, -0.1],
          [0.64, -0.1],
          [0.74, 1.1],
          [0.66, 1.1],
        ]),
        c,
      ) +
      fill(
        quad([
          [0.72, 0.1],
          [0.9, -0.1],
          [1.1, -0.1],
          [1.1, 0.5],
          [0.8, 0.6],
        ]),
        b,
      ),
  }
}

/** Large flat shards, as on a comic page. */
export const mosaic = (s: Surface): Painting => {
  const columns = 7
  const point = (i: number, row: number): string => {
    const jitter = () => (s.random() - 0.5) * 0.8
    return `${n(s.x + ((i + (row === 1 ? jitter() : row === 0 ? 0.5 : 0)) / columns) * s.w)} ${n(s.y - 4 + (row / 2 + (row === 1 ? jitter() * 0.3 : 0)) * (s.h + 8))}`
  }
  const grid = Array.from(
    { length: columns + 2 },
    (_, i) => [point(i - 0.5, 0), point(i - 0.5, 1), point(i - 0.5, 2)] as const,
  )
  const fills = s.colors.map(() => '')
  for (let i = 0; i <= columns; i++) {
    const [a, b] = [grid[i]!, grid[i + 1]!]
    const triangles = [
      `M${a[0]}L${b[0]}L${a[1]}Z`,
      `M${b[0]}L${b[1]}L${a[1]}Z`,
      `M${a[1]}L${b[1]}L${a[2]}Z`,
      `M${b[1]}L${b[2]}L${a[2]}Z`,
    ]
    for (const triangle of triangles) fills[Math.floor(s.random() ** 1.5 * 4)] += triangle
  }
  return {
    body:
      ground(s, s.colors[0]) +
      fills.map((d, i) => fill(d, s.colors[i]!)).join('') +
      stroke(fills.join(''), '#0b0d12', s.unit * 0.7, 0.45),
  }
}
