import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawArt } from './draw-art.ts'
import { drawSvg } from './draw-svg.ts'
import { silhouetteOf } from './silhouettes/silhouette-of.ts'
import { weapons } from './silhouettes/weapons.ts'
import type { ArtSubject } from './subject.ts'

const subject = (change: Partial<ArtSubject> = {}): ArtSubject => ({
  category: 'rifle',
  weapon: 'ak-47',
  item_name: 'AK-47',
  finish_name: 'Redline',
  style_name: null,
  rarity: 'classified',
  ...change,
})

const things: [string, string][] = [
  ['sticker', 'Guardian Dragon (Foil)'],
  ['sticker', 'Natus Vincere (Holo) | Katowice 2019'],
  ['charm', "Lil' Ava"],
  ['agent', 'Special Agent Ava | FBI'],
  ['container', 'Revolution Case'],
  ['container', 'Paris 2023 Legends Sticker Capsule'],
  ['container', 'Dust II Souvenir Package'],
  ['patch', 'Crazy Banana'],
  ['music_kit', 'Scarlxrd, King, Scar'],
]

describe('drawn art', () => {
  it('is the same for the same subject, byte for byte', async () => {
    expect(drawSvg(subject())).toBe(drawSvg(subject()))
    expect((await drawArt(subject(), 1)).equals(await drawArt(subject(), 1))).toBe(true)
  })

  it.each([1, 2] as const)('is a WebP with a transparent ground, 256 by 192 times density %d', async (density) => {
    const picture = await drawArt(subject(), density)
    const { format, width, height, hasAlpha } = await sharp(picture).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'webp',
      width: 256 * density,
      height: 192 * density,
      hasAlpha: true,
    })
    const corner = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect(corner[3]).toBe(0)
  })

  it.each(Object.keys(weapons))('draws %s within the canvas, in a shape of its own', async (weapon) => {
    const others = Object.entries(weapons).filter(([slug]) => slug !== weapon)
    const own = silhouetteOf(subject({ weapon }))
    expect(others.some(([, silhouette]) => silhouette === own)).toBe(false)
    const { data, info } = await sharp(await drawArt(subject({ weapon }), 1))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isSolid = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]! > 200
    const solidIn = (xs: number[], ys: number[]) => xs.flatMap((x) => ys.filter((y) => isSolid(x, y))).length
    const all = (length: number) => Array.from({ length }, (_, i) => i)
    expect(solidIn(all(256), all(192))).toBeGreaterThan(256 * 192 * 0.06)
    expect(solidIn([0, 255], all(192)) + solidIn(all(256), [0, 191])).toBe(0)
  })

  it.each(things)('draws a %s called %s', async (category, finish_name) => {
    const picture = await drawArt(subject({ category, weapon: null, item_name: category, finish_name }), 1)
    expect((await sharp(picture).stats()).isOpaque).toBe(false)
    expect(picture.length).toBeGreaterThan(1500)
  })

  it('falls back to the typical shape of the category for a weapon it does not know', () => {
    for (const [category, weapon] of [
      ['sniper_rifle', 'awp'],
      ['knife', 'classic-knife'],
      ['gloves', 'sport-gloves'],
    ] as const)
      expect(silhouetteOf(subject({ category, weapon: 'not-made-yet', item_name: 'New' }))).toBe(weapons[weapon])
  })

  it('knows a weapon by its name when it has no slug', () => {
    expect(silhouetteOf(subject({ weapon: null, item_name: 'M4A1-S' }))).toBe(weapons['m4a1-s'])
  })

  it.each([
    '<script>alert(1)</script>',
    '"/><image href="file:///etc/passwd"/>',
    "' onload='x",
    '&xxe;',
    'constructor',
    '__proto__',
    ']]>',
    '\u0000\ud800',
  ])('writes no part of the name %j into the document', async (name) => {
    for (const category of ['rifle', 'sticker', 'charm', 'agent', 'container', 'patch', 'music_kit'] as const) {
      const hostile = { category, weapon: name, item_name: name, finish_name: name, style_name: name, rarity: name }
      const svg = drawSvg(hostile)
      expect(svg).not.toMatch(/script|image|function|object|href="(?!#p")|onload|&|passwd|CDATA|NaN|undefined/)
      expect((await drawArt(hostile, 1)).length).toBeGreaterThan(0)
    }
  })

  it('lights each rarity in its own colour', () => {
    const glows = ['consumer', 'industrial', 'mil_spec', 'restricted', 'classified', 'covert', 'contraband'].map(
      (rarity) => /radialGradient.*?stop-color="(#\w+)"/.exec(drawSvg(subject({ rarity })))![1],
    )
    expect(glows).toEqual(['#b0c3d9', '#5e98d9', '#4b69ff', '#8847ff', '#d32ce6', '#eb4b4b', '#e4ae39'])
  })
})
