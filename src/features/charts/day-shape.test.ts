import { describe, expect, test } from 'vitest'
import { nearestPoint, niceTicks, smoothPath, dayShape } from './day-shape.ts'

const day = (date: number, amount: string, count = 1, isUnderWay = false) => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  amount,
  count,
  isUnderWay,
})

describe('round numbers enclose all prices', () => {
  test.each([
    [879.2, 976.4, [875, 900, 925, 950, 975, 1000]],
    [0.03, 0.05, [0.03, 0.04, 0.05]],
    [10, 10, [10, 10.25]],
    [0, 0, [0, 0.01]],
  ])('%d to %d', (min, max, ticks) => {
    const found = niceTicks(min, max)
    expect(found[0]).toBeLessThanOrEqual(min)
    expect(found.at(-1)).toBeGreaterThanOrEqual(max)
    expect(found.length).toBeLessThanOrEqual(7)
    if (min !== max) expect(found).toEqual(ticks)
  })
})

describe('S1.1 the shape of a price trend', () => {
  const shape = dayShape([day(1, '10.00', 2), day(2, '20.00', 8), day(5, '15.00', 4)])

  test('gives days without a sale their place', () => {
    expect(shape?.points.map(({ x }) => x)).toEqual([10, 30, 90])
  })

  test('puts the dearer day higher, and prices above the volumes', () => {
    const [low, high, middle] = shape?.points.map(({ y }) => y) ?? []
    expect(high).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(low ?? 0)
    expect(low).toBeLessThanOrEqual(78)
  })

  test('has a bar of each volume, the highest of the most', () => {
    expect([...(shape?.bars ?? '').matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height))).toEqual([4, 16, 8])
  })

  test('writes fen only where whole yuan would not tell the lines apart', () => {
    expect(shape?.digits).toBe(0)
    expect(dayShape([day(1, '0.10'), day(2, '0.30')])?.digits).toBe(2)
  })

  test('leaves the curve before a day under way, and leads on to it by a line of its own', () => {
    const open = dayShape([day(1, '10.00'), day(2, '20.00'), day(3, '15.00', 1, true)])
    const whole = open?.points.slice(0, 2).map(({ x, y }) => `${x},${y}`) ?? []
    expect(open?.line.endsWith(whole[1]!)).toBe(true)
    expect(open?.tail).toBe(`M${whole[1]}L${open?.points[2]?.x},${open?.points[2]?.y}`)
    expect(shape?.tail).toBe('')
  })

  test('is as wide as the span, unless the days reach beyond it', () => {
    const days = [day(3, '10.00'), day(4, '20.00')]
    const inSpan = dayShape(days, { from: '2026-11-01', to: '2026-11-05' })
    expect(inSpan?.points.map(({ x }) => x)).toEqual([50, 70])
    expect(dayShape(days, { from: '2026-11-04', to: '2026-11-03' })).toEqual(dayShape(days))
  })

  test('is a point for one day and nothing for none', () => {
    expect(dayShape([day(1, '10.00')])?.points).toMatchObject([{ x: 50 }])
    expect(dayShape([])).toBeNull()
  })
})

test('the curve never leaves the prices of two neighbours', () => {
  const path = smoothPath([
    { x: 0, y: 50 },
    { x: 10, y: 10 },
    { x: 20, y: 10 },
    { x: 30, y: 90 },
  ])
  const heights = [...path.matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBe(10)
  expect(Math.max(...heights)).toBe(90)
})

test('the nearest point is found between two', () => {
  const points = [{ x: 10 }, { x: 30 }, { x: 90 }]
  expect([0, 19, 21, 59, 61, 100].map((x) => nearestPoint(points, x))).toEqual([0, 0, 1, 1, 2, 2])
})
