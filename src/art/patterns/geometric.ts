import { mix } from '../color.ts'
import { band, fill, ground, n, slope, stroke, type Painting, type Surface } from './surface.ts'

export const facets = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const count = 9
  let body = ground(s, a)
  for (let i = 0; i < count; i++) {
    const at = s.x - s.h * 0.4 + (i / count) * (s.w + s.h * 0.4) + s.random() * s.unit * 6
    const lean = 0.35 + s.random() * 0.5
    const color = [b, c, mix(a, b, 0.5), d, mix(a, c, 0.45)][i % 5]!
    body += fill(band(s, at, s.unit * (5 + s.random() * 9), lean), color, 0.92)
  }
  return { body }
}

export const stripes = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let teeth = ''
  const step = s.unit * 13
  for (let x = s.x - s.h * 0.5; x < s.x + s.w; x += step * (0.8 + s.random() * 0.4)) {
    const width = s.unit * (3 + s.random() * 3.5)
    const top = s.y - 4
    const bottom = s.y + s.h + 4
    const sway = s.unit * 8
    teeth += `M${n(x)} ${n(bottom)}Q${n(x + sway * 0.4)} ${n((top + bottom) / 2)} ${n(x + s.h * 0.5 + sway)} ${n(top)}Q${n(x + width + sway)} ${n((top + bottom) / 2)} ${n(x + width * 2)} ${n(bottom)}Z`
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, c],
      [1, a],
    ]),
    body: ground(s, 'url(#f)') + fill(teeth, b, 0.92) + stroke(teeth, d, s.unit * 0.5, 0.5),
  }
}

/** Thin coloured lines along the barrel. */
export const lines = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const at = (share: number) => n(s.y + s.h * share)
  const run = (from: number, to: number, y0: number, y1: number) =>
    `M${n(s.x + s.w * from)} ${at(y0)}L${n(s.x + s.w * ((from + to) / 2))} ${at(y0)}L${n(s.x + s.w * to)} ${at(y1)}`
  return {
    defs: slope('f', s, [
      [0, mix(a, '#ffffff', 0.12)],
      [0.5, a],
      [1, mix(a, '#ffffff', 0.08)],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(band(s, s.x + s.w * 0.02, s.unit * 12), c) +
      fill(band(s, s.x + s.w * 0.34, s.unit * 7), c, 0.9) +
      stroke(run(0, 1, 0.3, 0.24), b, s.unit * 4) +
      stroke(run(0, 1, 0.42, 0.4), b, s.unit * 2.4) +
      stroke(run(0, 0.8, 0.56, 0.7), b, s.unit * 3.4) +
      stroke(run(0.1, 1, 0.18, 0.12), d, s.unit * 1.4) +
      stroke(run(0, 0.6, 0.78, 0.9), d, s.unit * 1.6),
  }
}

export const mesh = (s: Surface): Painting => {
  const [a, b, c] = s.colors
  const r = s.unit * 5
  let cells = ''
  for (let row = 0; row * r * 1.5 < s.h + r; row++) {
    for (let x = s.x + (row % 2) * r; x < s.x + s.w + r; x += r * 2) {
      const y = s.y + row * r * 1.5
      cells += `M${n(x - r * 0.7)} ${n(y - r * 0.4)}L${n(x)} ${n(y - r * 0.85)}L${n(x + r * 0.7)} ${n(y - r * 0.4)}V${n(y + r * 0.4)}L${n(x)} ${n(y + r * 0.85)}L${n(x - r * 0.7)} ${n(y + r * 0.4)}Z`
    }
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, c],
      [1, a],
    ]),
    body: ground(s, b) + fill(cells, 'url(#f)'),
  }
}

export const pixel = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const side = s.unit * 5.5
  const fills = ['', '', '']
  for (let y = s.y; y < s.y + s.h; y += side) {
    for (let x = s.x; x < s.x + s.w; x += side) {
      const chance = s.random()
      if (chance < 0.62)
        fills[chance < 0.28 ? 0 : chance < 0.5 ? 1 : 2] +=
          `M${n(x)} ${n(y)}h${n(side * (s.random() < 0.4 ? 2 : 1))}v${n(side)}H${n(x)}z`
    }
  }
  return { body: ground(s, a) + fill(fills[0]!, b) + fill(fills[1]!, c) + fill(fills[2]!, d, 0.8) }
}

export const circuit = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let tracks = ''
  let nodes = ''
  for (let i = 0; i < 11; i++) {
    const x = s.x + (i / 10) * s.w * 0.95
    const y = s.y + s.random() * s.h
    const run = s.unit * (10 + s.random() * 14)
    const turn = (s.random() < 0.5 ? -1 : 1) * s.unit * (6 + s.random() * 10)
    tracks += `M${n(x)} ${n(y)}h${n(run)}l${n(Math.abs(turn))} ${n(turn)}h${n(run * 0.7)}`
    nodes += `M${n(x - s.unit * 2)} ${n(y)}l${n(s.unit * 2)} ${n(-s.unit * 2)}l${n(s.unit * 2)} ${n(s.unit * 2)}l${n(-s.unit * 2)} ${n(s.unit * 2)}z`
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, c],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') + stroke(tracks, b, s.unit * 3.4, 0.35) + stroke(tracks, b, s.unit * 1.4) + fill(nodes, d),
  }
}

/** A sunburst from the centre, for badges. */
export const rays = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const cx = s.x + s.w / 2
  const cy = s.y + s.h / 2
  const reach = s.w + s.h
  let beams = ''
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2 + 0.2
    beams += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(angle) * reach)} ${n(cy + Math.sin(angle) * reach)}L${n(cx + Math.cos(angle + 0.26) * reach)} ${n(cy + Math.sin(angle + 0.26) * reach)}Z`
  }
  return {
    defs: slope('f', s, [
      [0, b],
      [0.55, a],
      [1, d],
    ]),
    body: ground(s, 'url(#f)') + fill(beams, c, 0.5),
  }
}
