import { describe, expect, test } from 'vitest'
import { nextPlace } from './grid-keys.ts'

/** Eight cards in rows of three; the last row has two. */
const places = Array.from({ length: 8 }, (_, index) => ({ top: Math.floor(index / 3) * 260 }))

describe('arrow keys in a grid', () => {
  test.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, undefined],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 6, undefined],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, undefined],
    ['Home', 5, 0],
    ['End', 5, 7],
    ['Enter', 5, undefined],
  ])('%s goes from %d to %s', (key, from, to) => {
    expect(nextPlace(places, from, key)).toBe(to)
  })

  test('lead nowhere from outside, and stay in the only line', () => {
    expect(nextPlace(places, -1, 'ArrowDown')).toBeUndefined()
    expect(nextPlace(places.slice(0, 3), 1, 'ArrowDown')).toBeUndefined()
  })
})
