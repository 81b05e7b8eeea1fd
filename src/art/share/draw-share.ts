import sharp from 'sharp'
import { drawSvg } from '../draw-svg.ts'
import { rarityColor } from '../rarity.ts'
import type { ArtSubject } from '../subject.ts'
import { drawable, outlineOf, wrap } from './set-text.ts'

/** Content of the preview picture of a shared link. */
export interface SharePicture {
  /** undefined: the market itself. */
  item?: { subject: ArtSubject; name: string; price: string | undefined } | undefined
}

/** In pixels, the size crawlers expect. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Increment it when the drawing changes: it is part of the cache validator. */
export const SHARE_VERSION = 2

const margin = 64
const textWidth = 520
const ground = '#0d0e11'
const brand = '#ffe300'

const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})"><path fill="${brand}" d="M14 1.5 25 7.75v12.5L14 26.5 3 20.25V7.75Z"/>` +
  `<path fill="#161400" d="m14 7.5 6 11.5h-3.6L14 14.2 11.6 19H8Z"/></g>`

const inColor = (color: string, drawn: string) => `<g fill="${color}">${drawn}</g>`

function bodyOf(item: NonNullable<SharePicture['item']>): string {
  const art = drawSvg(item.subject).replace(
    /^<svg [^>]*>/,
    '<svg x="552" y="75" width="640" height="480" viewBox="0 0 256 192">',
  )
  const size = 50
  const lines = wrap(drawable(item.name), size, textWidth, 4)
  const first = 310 - (lines.length - 1) * 20
  const name = lines.map((line, at) => outlineOf(line, size, margin, first + at * 62)).join('')
  const price = item.price ? outlineOf(drawable(item.price), 64, margin, 566) : ''
  const band = `<rect x="0" y="0" width="${SHARE_WIDTH}" height="10" fill="${rarityColor(item.subject.rarity)}"/>`
  return `${band}${art}${mark(margin - 6, 62, 64)}${inColor('#fff', outlineOf('Amber', 44, 136, 110) + name)}${inColor(brand, price)}`
}

/** The picture as SVG: the item's name and price on the left, the item on the right. */
export function drawShareSvg({ item }: SharePicture): string {
  const body = item ? bodyOf(item) : mark(234, 215, 200) + inColor('#fff', outlineOf('Amber', 150, 454, 368))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${ground}"/>${body}</svg>`
  )
}

/** The picture as PNG, which every crawler accepts; 128 colours cut its size to a third. */
export const drawShare = (picture: SharePicture): Promise<Buffer> =>
  sharp(Buffer.from(drawShareSvg(picture)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer()
