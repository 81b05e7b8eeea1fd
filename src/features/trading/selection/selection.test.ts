import { describe, expect, test } from 'vitest'
import { countOutside, coverage, extended, refreshed, toggled, withAll, without, type Entry } from './selection.ts'

const shown: Entry<string>[] = ['7', '8', '9', '10'].map((id) => [id, `${id}.00`])
const ids = (selection: ReadonlyMap<string, string>) => [...selection.keys()]
const none = new Map<string, string>()

describe('S1.2 S1.5 what is selected', () => {
  test('a click takes a row in, and out again', () => {
    const one = toggled(none, ['7', '10.00'])
    expect([...one]).toEqual([['7', '10.00']])
    expect(toggled(one, ['7', '10.00']).size).toBe(0)
  })

  test('a full selection takes no more, but still lets go', () => {
    const full = toggled(none, ['7', '7.00'], 1)
    expect(ids(toggled(full, ['8', '8.00'], 1))).toEqual(['7'])
    expect(toggled(full, ['7', '7.00'], 1).size).toBe(0)
    expect(ids(withAll(full, shown, 3))).toEqual(['7', '8', '9'])
  })

  test('shift takes everything from the last one to this, in either direction', () => {
    const one = toggled(none, ['8', '8.00'])
    expect(ids(extended(one, shown, ['8', '10']))).toEqual(['8', '9', '10'])
    expect(ids(extended(one, shown, ['9', '7']))).toEqual(['8', '9', '7'])
    expect(ids(extended(one, shown, ['9', '7'], 2)), 'as far as there is room, from the first one on').toEqual([
      '8',
      '9',
    ])
  })

  test('where the last one is out of sight, shift takes this one alone', () => {
    expect(ids(extended(none, shown, ['99', '9']))).toEqual(['9'])
    expect(ids(extended(none, shown, [null, '9']))).toEqual(['9'])
    expect(extended(none, shown, ['7', '99'])).toBe(none)
  })

  test('what another filter or page hides stays selected, as it was last known', () => {
    const two = withAll(none, shown.slice(0, 2))
    expect([...refreshed(two, [['7', '11.50']])]).toEqual([
      ['7', '11.50'],
      ['8', '8.00'],
    ])
    expect(refreshed(none, shown)).toBe(none)
  })

  test('what is gone is let go', () => {
    expect(ids(without(withAll(none, shown), ['8', '10', '99']))).toEqual(['7', '9'])
  })

  test('it says how much of the list it covers', () => {
    expect(coverage(none, shown)).toBe('none')
    expect(coverage(toggled(none, ['7', '']), shown)).toBe('some')
    expect(coverage(withAll(none, shown), shown.slice(1))).toBe('all')
    expect(coverage(withAll(none, shown), [])).toBe('none')
  })

  test('what the list does not show is counted', () => {
    const chosen = new Map(shown)
    expect(countOutside(chosen, new Set(['7', '99']))).toBe(3)
    expect(countOutside(chosen, new Set(chosen.keys()))).toBe(0)
  })
})
