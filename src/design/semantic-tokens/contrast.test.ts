import { describe, expect, it } from 'vitest'
import { contrast, over, resolveColor, type Scheme } from './resolve-color.ts'

const tiers = ['consumer', 'industrial', 'mil_spec', 'restricted', 'classified', 'covert', 'extraordinary']
const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken']
const words = ['fg.default', 'fg.muted', 'fg.subtle', 'accent.text', 'positive', 'negative', 'warning', 'info']
const statuses = ['positive', 'negative', 'warning', 'info']

/** The colour behind the text: the surface with the veils over it. */
function backdrop(scheme: Scheme, surface: string, ...veils: string[]) {
  return veils.reduce((below, veil) => over(resolveColor(veil, scheme), below), resolveColor(surface, scheme))
}

const textCases: readonly (readonly [word: string, surface: string, ...veils: string[]])[] = [
  ...surfaces.flatMap((surface) => words.map((word) => [word, surface] as const)),
  ...surfaces.flatMap((surface) => tiers.map((tier) => [`rarity.${tier}.fg`, surface, 'bg.hover'] as const)),
  ...surfaces.flatMap((surface) =>
    ['fg.default', 'fg.muted', 'fg.subtle'].map((word) => [word, surface, 'bg.hover'] as const),
  ),
  ...surfaces.flatMap((surface) => ['fg.default', 'fg.muted'].map((word) => [word, surface, 'bg.active'] as const)),
  ...['fg.default', 'fg.subtle'].map((word) => [word, 'bg.surface', 'bg.input'] as const),
  ...['fg.default', 'fg.muted', 'fg.subtle', 'positive'].map((word) => [word, 'bg.surface', 'accent.subtle'] as const),
  ...statuses.map((status) => [status, 'bg.surface', `${status}.subtle`] as const),
  ...statuses.map((status) => [status, 'bg.canvas', `${status}.subtle`] as const),
  ['accent.fg', 'accent.solid'] as const,
  ['accent.fg', 'accent.hover'] as const,
  ['negative.fg', 'negative.solid'] as const,
  ['fg.inverse', 'bg.inverse'] as const,
]

describe.each(['light', 'dark'] as const)('colors of the %s scheme', (scheme) => {
  it.each(textCases)('text: %s on %s %s reads at 4.5 : 1', (word, surface, ...veils) => {
    expect(contrast(resolveColor(word, scheme), backdrop(scheme, surface, ...veils))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('controls: the edge of a checkbox stands out from %s at 3 : 1', (surface) => {
    expect(contrast(resolveColor('border.strong', scheme), resolveColor(surface, scheme))).toBeGreaterThanOrEqual(3)
  })

  it.each(surfaces)('focus: one of the two lines stands out from %s at 3 : 1', (surface) => {
    const lines = ['accent.ring', 'accent.ringInner'].map((line) => resolveColor(line, scheme))
    const best = Math.max(...lines.map((line) => contrast(line, resolveColor(surface, scheme))))
    expect(best).toBeGreaterThanOrEqual(3)
  })
})

it('S9.1 the primary color is #FFE300, and no text is yellow on a light surface', () => {
  expect(resolveColor('accent.solid', 'light')).toEqual([255, 227, 0, 1])
  expect(resolveColor('accent.solid', 'dark')).toEqual([255, 227, 0, 1])
  expect(resolveColor('accent.text', 'light')).toEqual(resolveColor('fg.default', 'light'))
})
