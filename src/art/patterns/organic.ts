import { mix } from '../color.ts'
import { blob, fill, ground, n, slope, stroke, type Painting, type Surface } from './surface.ts'

const anywhere = (s: Surface): [number, number] => [s.x + s.random() * s.w, s.y + s.random() * s.h]

function spots(s: Surface, count: number, rx: number, ry: number, corners = 7): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const cx = s.x + ((i + s.random()) / count) * s.w
    const cy = s.y + s.random() * s.h
    d += blob(cx, cy, s.unit * rx * (0.6 + s.random() * 0.8), s.unit * ry * (0.6 + s.random() * 0.8), s.random, corners)
  }
  return d
}

export const camo = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    body: ground(s, a) + fill(spots(s, 9, 17, 11), b) + fill(spots(s, 8, 13, 8), c) + fill(spots(s, 7, 9, 6), d),
  }
}

/** Quenched and etched metal: islands of colour that merge. */
export const patina = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  return {
    defs: slope('f', s, [
      [0, a],
      [0.3, mix(a, c, 0.6)],
      [0.55, a],
      [0.8, d],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(spots(s, 8, 16, 12, 9), b, 0.82) +
      fill(spots(s, 7, 9, 8, 9), c, 0.7) +
      fill(spots(s, 9, 6, 5), d, 0.6) +
      fill(spots(s, 5, 5, 4), b, 0.9),
  }
}

export const marble = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const vein = () => {
    const [x, y] = [s.x + s.random() * s.w, s.y - 4]
    const sway = () => (s.random() - 0.5) * s.unit * 60
    return `M${n(x)} ${n(y)}C${n(x + sway())} ${n(y + s.h * 0.35)} ${n(x + sway())} ${n(y + s.h * 0.7)} ${n(x + sway())} ${n(y + s.h + 8)}`
  }
  const veins = (count: number) => Array.from({ length: count }, vein).join('')
  return {
    defs: slope('f', s, [
      [0, a],
      [0.4, mix(a, b, 0.8)],
      [0.62, a],
      [0.82, d],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      stroke(veins(6), b, s.unit * 11, 0.55) +
      stroke(veins(5), d, s.unit * 7, 0.6) +
      stroke(veins(6), c, s.unit * 2.6, 0.9),
  }
}

export const splatter = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const drops = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = anywhere(s)
      const r = s.unit * size * (0.4 + s.random())
      return blob(x, y, r, r, s.random, 6)
    }).join('')
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, mix(a, c, 0.6)],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(spots(s, 6, 15, 12, 9), c) +
      fill(spots(s, 6, 13, 10, 9), b) +
      fill(spots(s, 5, 9, 7, 9), d) +
      fill(drops(14, 2.6), d) +
      fill(drops(10, 2.4), b),
  }
}

export const web = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let threads = ''
  for (let k = 0; k < 3; k++) {
    const cx = s.x + s.w * (0.16 + k * 0.36) + (s.random() - 0.5) * s.unit * 10
    const cy = s.y + s.h * (0.25 + s.random() * 0.5)
    const reach = s.unit * 46
    const spokes = 9
    const corner = (i: number, r: number) => {
      const angle = (i / spokes) * Math.PI * 2 + k
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r] as const
    }
    for (let i = 0; i < spokes; i++) {
      const [ex, ey] = corner(i, reach)
      threads += `M${n(cx)} ${n(cy)}L${n(ex)} ${n(ey)}`
      for (const r of [0.2, 0.42, 0.68]) {
        const [ax, ay] = corner(i, reach * r)
        const [bx, by] = corner(i + 1, reach * r)
        const [mx, my] = corner(i + 0.5, reach * r * 0.78)
        threads += `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}`
      }
    }
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, d],
      [1, mix(a, c, 0.7)],
    ]),
    body: ground(s, 'url(#f)') + stroke(threads, b, s.unit * 1.3),
  }
}

export const flames = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  const tongues = (count: number, from: number, reach: number) => {
    let path = `M${n(s.x - 6)} ${n(s.y + s.h + 6)}L${n(s.x - 6)} ${n(s.y - 6)}L${n(s.x + s.w * from)} ${n(s.y - 6)}`
    for (let i = 0; i < count; i++) {
      const y0 = s.y - 6 + (i / count) * (s.h + 12)
      const y1 = s.y - 6 + ((i + 1) / count) * (s.h + 12)
      const tip = s.x + s.w * (from + reach * (0.55 + s.random() * 0.45))
      const root = s.x + s.w * (from - 0.03)
      path += `C${n(root + s.w * reach * 0.3)} ${n(y0)} ${n(root + s.w * reach * 0.5)} ${n((y0 + y1) / 2 + s.unit * 4)} ${n(tip)} ${n((y0 + y1) / 2 - s.unit * 5)}C${n(root + s.w * reach * 0.5)} ${n(y1)} ${n(root + s.w * 0.1)} ${n(y1)} ${n(root)} ${n(y1)}`
    }
    return `${path}Z`
  }
  return {
    defs: slope('f', s, [
      [0, d],
      [0.6, a],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      fill(tongues(3, 0.46, 0.5), d) +
      fill(tongues(4, 0.34, 0.44), b) +
      fill(tongues(4, 0.16, 0.36), c),
  }
}

/** Engraved ornament over a warm ground: sweeping curls and rows of scales. */
export const scales = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let curls = ''
  for (let i = 0; i < 6; i++) {
    const x = s.x + ((i + 0.3 + s.random() * 0.4) / 6) * s.w
    const y = s.y + s.h * (0.3 + s.random() * 0.4)
    const r = s.unit * (9 + s.random() * 6)
    const flip = s.random() < 0.5 ? -1 : 1
    curls += `M${n(x - r * 2)} ${n(y + r * flip)}C${n(x - r)} ${n(y - r * flip)} ${n(x + r)} ${n(y - r * flip)} ${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + r * flip)} ${n(x - r * 0.3)} ${n(y + r * flip)} ${n(x - r * 0.3)} ${n(y + r * 0.2 * flip)}`
  }
  const r = s.unit * 5
  let rows = ''
  for (let row = 0; row * r < s.h; row++) {
    const y = s.y + row * r
    for (let x = s.x + s.w * 0.3 + (row % 2) * r; x < s.x + s.w * 0.56; x += r * 2)
      rows += `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y + r * 1.6)} ${n(x + r)} ${n(y)}`
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.26, c],
      [0.5, b],
      [0.74, a],
      [1, mix(a, c, 0.6)],
    ]),
    body:
      ground(s, 'url(#f)') +
      stroke(rows, d, s.unit * 0.9, 0.55) +
      stroke(curls, c, s.unit * 5.5, 0.85) +
      stroke(curls, d, s.unit * 2),
  }
}

/** Folded steel and wood grain: contour lines around a few knots. */
export const damascus = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let contours = ''
  const step = s.unit * 5.5
  const phase = s.random() * 6
  for (let y = s.y - s.unit * 8; y < s.y + s.h + s.unit * 8; y += step) {
    contours += `M${n(s.x - 4)} ${n(y)}`
    const pieces = 6
    for (let i = 0; i < pieces; i++) {
      const x0 = s.x + (i / pieces) * s.w
      const rise = Math.sin(i * 1.9 + phase + y * 0.05) * s.unit * 11
      contours += `Q${n(x0 + s.w / pieces / 2)} ${n(y + rise)} ${n(x0 + s.w / pieces)} ${n(y + Math.sin(i * 2.3 + phase) * s.unit * 3)}`
    }
  }
  return {
    defs: slope('f', s, [
      [0, d],
      [0.35, a],
      [0.6, mix(a, b, 0.6)],
      [1, a],
    ]),
    body:
      ground(s, 'url(#f)') +
      stroke(contours, c, s.unit * 2.2, 0.8) +
      `<g transform="translate(0 ${n(s.unit * 1.6)})">${stroke(contours, b, s.unit * 0.8, 0.7)}</g>`,
  }
}

export const floral = (s: Surface): Painting => {
  const [a, b, c, d] = s.colors
  let leaves = ''
  let petals = ''
  let hearts = ''
  for (let i = 0; i < 8; i++) {
    const x = s.x + ((i + s.random()) / 8) * s.w
    const y = s.y + s.random() * s.h
    const r = s.unit * (6 + s.random() * 5)
    const turn = s.random() * 6
    const at = (angle: number, reach: number) =>
      `${n(x + Math.cos(angle + turn) * reach)} ${n(y + Math.sin(angle + turn) * reach)}`
    leaves += `M${at(0.6, r)}Q${at(0.2, r * 2.2)} ${at(0.7, r * 2.6)}Q${at(1.2, r * 2)} ${at(0.6, r)}ZM${at(3.4, r)}Q${at(3, r * 2.2)} ${at(3.5, r * 2.5)}Q${at(4, r * 2)} ${at(3.4, r)}Z`
    for (let k = 0; k < 5; k++) {
      const angle = (k / 5) * Math.PI * 2
      petals += `M${n(x)} ${n(y)}Q${at(angle - 0.6, r)} ${at(angle, r * 1.3)}Q${at(angle + 0.6, r)} ${n(x)} ${n(y)}Z`
    }
    hearts += blob(x, y, r * 0.32, r * 0.32, s.random, 6)
  }
  return {
    defs: slope('f', s, [
      [0, a],
      [0.5, mix(a, c, 0.5)],
      [1, a],
    ]),
    body: ground(s, 'url(#f)') + fill(leaves, c) + fill(petals, b) + fill(hearts, d),
  }
}
