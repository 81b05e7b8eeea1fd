import { describe, expect, test } from 'vitest'
import { knownFilter as known } from '../../../../tests/setup/known-filter.ts'
import { activeFilters, choiceOf, cleared, toggleCategory, toggled, toggleWeapon } from './filter-choices.ts'
import { withChange } from '../model.ts'

const rifle = known.categories[0]!

test('a choice is switched on and off', () => {
  expect(toggled(undefined, 'fn')).toEqual(['fn'])
  expect(toggled(['fn', 'ft'], 'fn')).toEqual(['ft'])
})

describe('S1.1 the tree of categories and weapons', () => {
  test('a whole category takes the place of its weapons', () => {
    expect(toggleCategory({ weapons: ['ak47', 'awp'] }, rifle)).toEqual({ categories: ['rifle'], weapons: ['awp'] })
    expect(toggleCategory({ categories: ['rifle', 'sticker'] }, rifle)).toEqual({
      categories: ['sticker'],
      weapons: [],
    })
  })

  test('a weapon of a whole category is what stays of it', () => {
    expect(toggleWeapon({ categories: ['rifle', 'sticker'] }, rifle, 'ak47')).toEqual({
      categories: ['sticker'],
      weapons: ['ak47'],
    })
  })

  test('all weapons of a category are the category', () => {
    expect(toggleWeapon({ weapons: ['awp', 'ak47'] }, rifle, 'm4a4')).toEqual({
      categories: ['rifle'],
      weapons: ['awp'],
    })
  })

  test('tells how much of a category is chosen', () => {
    expect(choiceOf({ categories: ['rifle'] }, rifle)).toBe('whole')
    expect(choiceOf({ weapons: ['ak47'] }, rifle)).toBe('part')
    expect(choiceOf({ weapons: ['awp'] }, rifle)).toBe('none')
  })
})

describe('S1.1 active filters', () => {
  const search = {
    keyword: 'red',
    price_min: '10.00',
    exteriors: ['fn' as const, 'ft' as const],
    categories: ['sticker', 'hat'],
    weapons: ['ak47'],
    sort: 'newest' as const,
  }

  test('are those the market knows, in the order of the rail', () => {
    const names = activeFilters(search, known).map(({ key }) => key)
    expect(names).toEqual(['keyword', 'price', 'exteriors-fn', 'exteriors-ft', 'categories-sticker', 'weapons-ak47'])
  })

  test('come off one at a time and leave the rest', () => {
    for (const active of activeFilters(search, known)) {
      const left = activeFilters(withChange(search, active.off(search)), known).map(({ key }) => key)
      expect(left).toEqual(
        activeFilters(search, known)
          .map(({ key }) => key)
          .filter((key) => key !== active.key),
      )
    }
  })

  test('come off together, the order stays', () => {
    expect(cleared(search)).toEqual({ sort: 'newest' })
    expect(cleared({ keyword: 'red' })).toEqual({})
  })
})

test('S1.1 a range of wear is named without the noise of floating point', () => {
  const names = (search: Parameters<typeof activeFilters>[0]) => activeFilters(search, known).map(({ name }) => name)
  expect(names({ wear_min: 0.01, wear_max: 0.45999999999999996 })).toEqual(['Wear 0.01–0.46'])
  expect(names({ wear_max: 0.1234567 })).toEqual(['Wear 0–0.1234567'])
})

test('S1.1 bounds of a fade and of sticker wear are named as they were asked, and a little wear is not none', () => {
  const names = (search: Parameters<typeof activeFilters>[0]) => activeFilters(search, known).map(({ name }) => name)
  expect(names({ fade_min: 99.6 })).toEqual(['Fade 99.6%–100%'])
  expect(names({ fade_min: 90, fade_max: 99.25 })).toEqual(['Fade 90%–99.25%'])
  expect(names({ sticker_wear_max: 0.004 })).toEqual(['Sticker wear at most 0.4%'])
  expect(names({ sticker_wear_max: 0.25 })).toEqual(['Sticker wear at most 25%'])
})
