import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, random.next)
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the same seed gives the same stream, another seed another', () => {
  expect(draw('amber', 5)).toEqual(draw('amber', 5))
  expect(draw('amber', 5)).not.toEqual(draw('ambes', 5))
})

test('numbers lie evenly from 0 to 1, also over neighbouring seeds', () => {
  const stream = draw('even', 20_000)
  expect(stream.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(mean(stream)).toBeCloseTo(0.5, 1)
  expect(mean(Array.from({ length: 5_000 }, (_, index) => draw(`seed:${index}`, 1)[0] ?? 0))).toBeCloseTo(0.5, 1)
})

test('normal has mean 0 and deviation 1, exponential mean 1', () => {
  const random = createRandom('shape')
  const normal = Array.from({ length: 20_000 }, random.normal)
  expect(mean(normal)).toBeCloseTo(0, 1)
  expect(mean(normal.map((value) => value * value))).toBeCloseTo(1, 1)
  expect(mean(Array.from({ length: 20_000 }, random.exponential))).toBeCloseTo(1, 1)
})

test('below and pick stay within', () => {
  const random = createRandom('within')
  expect(new Set(Array.from({ length: 200 }, () => random.below(3)))).toEqual(new Set([0, 1, 2]))
  expect(() => random.pick([])).toThrow(RangeError)
})
