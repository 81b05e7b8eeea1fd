import { mix } from '../color.ts'
import { band, blob, fill, ground, n, slope, stroke, type Painting, type Surface } from './surface.ts'

export const plain = (s: Surface): Painting => {
  const [a, b, c] = s.colors
  return {
    defs: slope('f', s, [
      [0, mix(a, b, 0.55)],
      [0.45, a],
      [0.7, mix(a, c, 0.5)],
      [1, mix(a, b, 0.3)],
    ]),
    body: ground(s, 'url(#f)'),
  }
}

export const steel = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, c],
      [0.25, a],
      [0.38, b],
      [0.5, a],
      [0.68, d],
      [0.84, b],
      [1, a],
    ]),
    body: ground(s, 'url(#f)') + fill(band(s, s.x + s.w * 0.52, s.unit * 5), '#ffffff', 0.28),
  }
}

export const fade = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, a],
      [0.34, mix(a, b, 0.7)],
      [0.56, b],
      [0.78, c],
      [1, d],
    ]),
    body: ground(s, 'url(#f)'),
  }
}

export const gold = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, c],
      [0.18, a],
      [0.3, b],
      [0.42, d],
      [0.6, a],
      [0.72, b],
      [0.86, d],
      [1, c],
    ]),
    body: ground(s, 'url(#f)') + fill(band(s, s.x + s.w * 0.28, s.unit * 7), '#fff6d0', 0.3),
  }
}

export const holo = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, a],
      [0.2, b],
      [0.4, c],
      [0.6, d],
      [0.8, a],
      [1, b],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(band(s, s.x + s.w * 0.16, s.unit * 9), '#ffffff', 0.34) +
      fill(band(s, s.x + s.w * 0.5, s.unit * 5), '#ffffff', 0.26) +
      fill(band(s, s.x + s.w * 0.68, s.unit * 12), '#ffffff', 0.2),
  }
}

/** White with black plates and a shimmer. */
export const pearl = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, a],
      [0.3, c],
      [0.46, a],
      [0.62, d],
      [0.8, a],
      [1, c],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(band(s, s.x + s.w * 0.12, s.unit * 13), b) +
      fill(band(s, s.x + s.w * 0.12 + s.unit * 16, s.unit * 3), b) +
      fill(band(s, s.x + s.w * 0.62, s.unit * 9), b) +
      stroke(`M${n(s.x)} ${n(s.y + s.h * 0.55)}H${n(s.x + s.w)}`, b, s.unit * 1.6, 0.7),
  }
}

export const sparkle = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const dots = Array.from({ length: 46 }, () => {
    const x = s.x + s.random() * s.w
    const y = s.y + s.random() * s.h
    const r = s.unit * (0.8 + s.random() * 1.6)
    return `M${n(x - r)} ${n(y)}L${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}Z`
  })
  return {
    defs: slope('f', s, [
      [0, c],
      [0.4, a],
      [0.75, d],
      [1, b],
    ]),
    body: ground(s, 'url(#f)') + fill(dots.join(''), '#ffffff', 0.72),
  }
}

/** The game's gem finishes: deep smoke with light drifting through it. */
export const doppler = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const drift = (count: number, color: string, size: number, opacity: number): string =>
    Array.from({ length: count }, (_, i) => {
      const cx = s.x + ((i + s.random()) / count) * s.w
      const cy = s.y + s.random() * s.h
      const rx = s.unit * size * (0.7 + s.random() * 0.7)
      return fill(blob(cx, cy, rx, rx * (0.5 + s.random() * 0.6), s.random), color, opacity)
    }).join('')
  return {
    defs: slope('f', s, [
      [0, c],
      [0.24, a],
      [0.46, mix(a, b, 0.8)],
      [0.62, a],
      [0.82, mix(c, d, 0.5)],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      drift(5, d, 20, 0.5) +
      drift(6, b, 15, 0.42) +
      drift(5, c, 12, 0.6) +
      drift(4, mix(b, '#ffffff', 0.3), 6, 0.4),
  }
}
