import { bounds, type Box } from './bounds.ts'
import { paletteOf, type Palette } from './palette.ts'
import { paintPattern } from './patterns/paint-pattern.ts'
import { rarityGlow } from './rarity.ts'
import { silhouetteOf } from './silhouettes/silhouette-of.ts'
import type { Material, Part, Silhouette } from './silhouettes/shape.ts'
import { ART_HEIGHT, ART_WIDTH, type ArtSubject } from './subject.ts'

/** Light enough to stand out on a near-black page, dark enough on a white one. */
const materialFill: Record<Exclude<Material, 'finish'>, string> = {
  steel: '#5b626f',
  polymer: '#3d424d',
  wood: '#7d5233',
  glass: '#7fb2d6',
  brass: '#c9a24a',
  paper: '#eceef2',
  ink: '#262a33',
}

/** Light from above: bright along the upper edge, dark along the lower one, per part by its own box. */
const lights =
  '<linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity=".03"/>' +
  '<stop offset=".55" stop-opacity=".04"/><stop offset="1" stop-opacity=".42"/></linearGradient>' +
  '<linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset="1" stop-opacity=".45"/></linearGradient>'

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

interface Placement {
  transform: string
  scale: number
  /** The silhouette's box in its own units. */
  box: Box
}

function place(silhouette: Silhouette): Placement {
  const paths = silhouette.parts.map((part) => part.d)
  const stretch = silhouette.stretch ?? 1
  const turned = bounds(paths, silhouette.tilt, stretch)
  const [shareX, shareY] = silhouette.share
  const scale = Math.min(
    (ART_WIDTH * shareX) / (turned.x1 - turned.x0),
    (ART_HEIGHT * shareY) / (turned.y1 - turned.y0),
  )
  const x = ART_WIDTH / 2 - (scale * (turned.x0 + turned.x1)) / 2
  const y = ART_HEIGHT / 2 - (scale * (turned.y0 + turned.y1)) / 2
  return {
    transform: `translate(${number(x)} ${number(y)}) scale(${number(scale)}) rotate(${silhouette.tilt})${stretch === 1 ? '' : ` scale(1 ${stretch})`}`,
    scale,
    box: bounds(paths),
  }
}

function drawPart(part: Part, index: number, scale: number, wireColor: string): string {
  const edge = number(0.9 / scale)
  if (part.line !== undefined) {
    const color = part.material === 'finish' ? wireColor : materialFill[part.material]
    return (
      `<path d="${part.d}" fill="none" stroke="#0b0d12" stroke-opacity=".5" stroke-width="${number(part.line + 1 / scale)}"/>` +
      `<path d="${part.d}" fill="none" stroke="${color}" stroke-width="${part.line}"${part.dash ? ` stroke-dasharray="${part.dash}"` : ''}/>`
    )
  }
  const base =
    part.material === 'finish'
      ? `<clipPath id="c${index}"><path d="${part.d}"/></clipPath><use href="#p" clip-path="url(#c${index})"/>`
      : `<path d="${part.d}" fill="${materialFill[part.material]}"/>`
  const shade =
    part.shade === 0
      ? ''
      : `<path d="${part.d}"${part.shade < 0 ? ' fill="#fff"' : ''} fill-opacity="${Math.abs(part.shade)}"/>`
  return `${base}${shade}<path d="${part.d}" fill="url(#v)" stroke="url(#r)" stroke-width="${edge}"/>`
}

/**
 * Draws the picture as SVG: a glow in the rarity's colour, the silhouette in the finish's colours, light and edges.
 * Deterministic per subject; no name of the subject is ever written into the document.
 */
export function drawSvg(subject: ArtSubject): string {
  const silhouette = silhouetteOf(subject)
  const palette: Palette = paletteOf(subject)
  const { transform, scale, box } = place(silhouette)
  const outline = silhouette.parts.map((part) => part.d)
  const rim = number(1.8 / scale)
  const { body, defs } = paintPattern(palette, box)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}">` +
    `<defs>${lights}${rarityGlow(subject.rarity)}${defs}` +
    `<g id="p">${body}</g></defs>` +
    `<ellipse cx="128" cy="96" rx="106" ry="68" fill="url(#g)"/>` +
    `<g transform="${transform}" stroke-linecap="round" stroke-linejoin="round">` +
    `<g fill="none" stroke="#12151b" stroke-width="${rim}">${outline.map((d) => `<path d="${d}"/>`).join('')}</g>` +
    silhouette.parts.map((part, i) => drawPart(part, i, scale, palette.colors[0]!)).join('') +
    (silhouette.seams
      ? `<g fill="none" stroke-width="${number(0.8 / scale)}"><path d="${silhouette.seams}" stroke="#fff" stroke-opacity=".22" transform="translate(0 ${number(0.8 / scale)})"/><path d="${silhouette.seams}" stroke="#000" stroke-opacity=".5"/></g>`
      : '') +
    `</g></svg>`
  )
}
