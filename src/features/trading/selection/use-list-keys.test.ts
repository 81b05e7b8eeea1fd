import { expect, test } from 'vitest'
import { nextCard, nextRow, type Place } from './use-list-keys.ts'

/** Three columns; the second line has only one card, in the middle. */
const cards: Place[] = [
  { top: 0, left: 0 },
  { top: 0, left: 100 },
  { top: 0, left: 200 },
  { top: 90, left: 100 },
  { top: 180, left: 0 },
  { top: 180, left: 200 },
]

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, undefined],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 0],
  ['Home', 0, undefined],
  ['End', 0, 2],
  ['End', 2, undefined],
  ['ArrowRight', 0, undefined],
  ['ArrowLeft', 1, undefined],
])('S1.5 %s leads from row %d of three to %s', (key, from, to) => {
  expect(nextRow(key, from, 3)).toBe(to)
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 4, 0],
])('S1.5 %s leads from card %d of a grid to %s', (key, from, to) => {
  expect(nextCard(key, from, cards.length, (index) => cards[index]!)).toBe(to)
})

test('S1.5 an arrow looks at the next line only, however many follow', () => {
  const seen = new Set<number>()
  nextCard('ArrowDown', 0, 2_000, (index) => {
    seen.add(index)
    return { top: index * 50, left: 8 }
  })
  expect([...seen]).toEqual([0, 1, 2])
})
