import { expect, test } from 'vitest'
import { clearEdge, workOf } from './clear-edge.ts'

const height = 76
const windowHeight = 800

test('toasts come up where they are wanted while that covers nothing', () => {
  expect(clearEdge('bottom', height, undefined, windowHeight)).toBe('bottom')
  expect(clearEdge('bottom', height, { top: 300, bottom: 340 }, windowHeight)).toBe('bottom')
  expect(clearEdge('top', height, { top: 300, bottom: 340 }, windowHeight)).toBe('top')
})

test('they go to the other edge rather than over the field that is being filled in', () => {
  expect(clearEdge('bottom', height, { top: 720, bottom: 760 }, windowHeight)).toBe('top')
  expect(clearEdge('top', height, { top: 50, bottom: 90 }, windowHeight)).toBe('bottom')
})

test('they stay above a bar whose button is being pressed', () => {
  expect(clearEdge('bottom', height, { top: 740, bottom: 780 }, 720)).toBe('bottom')
  expect(clearEdge('bottom', height, { top: 660, bottom: 700 }, 720)).toBe('top')
})

test('they stay when they would cover it at either edge', () => {
  expect(clearEdge('bottom', height, { top: 0, bottom: 800 }, windowHeight)).toBe('bottom')
})

test('the page’s content is not worked on, though it may hold the focus', () => {
  const focused = (tabIndex: number) => ({ tabIndex, getBoundingClientRect: () => ({ top: 96 }) as DOMRect })
  expect(workOf(focused(-1))).toBeUndefined()
  expect(workOf(focused(0))).toEqual({ top: 96 })
})
