import { expect, test } from 'vitest'
import { withOdds } from './odds.ts'

const group = (rarity: Parameters<typeof withOdds>[1][number]['rarity'], is_special = false) => ({ rarity, is_special })
const oddsOf = (...request: Parameters<typeof withOdds>) => withOdds(...request).map(({ odds }) => odds)

test('S1.1 a case gives what the game has published: five to one by step, and two specials to five of the rarest', () => {
  const groups = [group('covert', true), group('covert'), group('classified'), group('restricted'), group('mil_spec')]
  expect(oddsOf('case', groups)).toEqual([0.002558, 0.006394, 0.031969, 0.159847, 0.799233])
})

test('S1.1 the steps that a container has share the whole among them', () => {
  expect(oddsOf('sticker_capsule', [group('restricted'), group('mil_spec')])).toEqual([0.166667, 0.833333])
  expect(oddsOf('music_kit_box', [group('mil_spec')])).toEqual([1])
  // Two steps of rarity apart.
  expect(oddsOf('souvenir_package', [group('classified'), group('mil_spec')])).toEqual([0.038462, 0.961538])
})

test('S1.1 what is not published is not guessed', () => {
  expect(oddsOf('other', [group('mil_spec')])).toEqual([null])
})
