import { describe, expect, it } from 'vitest'
import { lightness } from './color.ts'
import { paletteOf } from './palette.ts'
import { namedLooks } from './finishes/look-table.ts'
import { paintPattern } from './patterns/paint-pattern.ts'
import type { ArtSubject } from './subject.ts'

const painted = (finish_name: string | null, style_name: string | null = null): ArtSubject => ({
  category: 'knife',
  weapon: 'karambit',
  item_name: 'Karambit',
  finish_name,
  style_name,
  rarity: 'covert',
})

const lookOf = (...names: Parameters<typeof painted>) => {
  const { family, colors } = paletteOf(painted(...names))
  return { family, colors }
}

describe('palette', () => {
  it('has four true colours and a pattern that exists for every finish in the table', () => {
    const box = { x0: 0, y0: 0, x1: 240, y1: 80 }
    for (const name of namedLooks.keys()) {
      const palette = paletteOf(painted(name))
      expect(palette.colors.join(), name).toMatch(/^(#[0-9a-f]{6},){3}#[0-9a-f]{6}$/)
      expect(paintPattern(palette, box).body, name).not.toMatch(/NaN|undefined/)
    }
  })

  it('tells finishes and their styles apart', () => {
    const looks = [
      lookOf('Redline'),
      lookOf('Asiimov'),
      lookOf('Doppler', 'Phase 1'),
      lookOf('Doppler', 'Phase 2'),
      lookOf('Doppler', 'Ruby'),
      lookOf('Doppler', 'Sapphire'),
      lookOf('Gamma Doppler', 'Phase 2'),
      lookOf('Gamma Doppler', 'Emerald'),
      lookOf(null),
    ]
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(looks.length)
  })

  it('reads colour and pattern words out of names it does not know', () => {
    expect(lookOf('Azure Whatever').colors[0]).toBe('#3f9ae8')
    expect(lookOf('Some Jungle Thing').family).toBe('camo')
    expect(lookOf('Crimson Stripe Thing').family).toBe('stripes')
    expect(lookOf('Crimson Stripe Thing').colors[0]).toBe('#a8141c')
  })

  it('gives an unknown name lasting colours of its own', () => {
    expect(lookOf('Qwertz')).toEqual(lookOf('Qwertz'))
    expect(lookOf('Qwertz')).not.toEqual(lookOf('Asdfgh'))
  })

  it('never paints darker than a near-black page can show', () => {
    for (const name of namedLooks.keys())
      for (const color of paletteOf(painted(name)).colors)
        expect(lightness(color), `${name} ${color}`).toBeGreaterThan(33)
  })
})
