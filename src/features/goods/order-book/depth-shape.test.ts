import { describe, expect, test } from 'vitest'
import { depthShape } from './depth-shape.ts'

const level = (price: string, quantity = 1) => ({ price, quantity })
/** The corners of a path, as numbers. */
const corners = (path: string | null | undefined) =>
  [...(path ?? '').matchAll(/[\d.]+/g)].map(([number]) => Number(number))

describe('S1.1 the order book', () => {
  const shape = depthShape({
    bids: [level('90.00', 4), level('80.00', 5)],
    asks: [level('110.00', 1), level('120.00', 8)],
    areAsksComplete: true,
  })

  test('grows in steps from the gap outwards, the higher the more there is', () => {
    // From the best purchase order leftwards: up by the square root of 4, then of 9, the maximum.
    expect(shape?.bids).toMatch(/^M[\d.]+,100H[\d.]+V38\.67H[\d.]+V8H0V100Z$/)
    // From the cheapest listing rightwards: up by the square root of 1, then of 9.
    expect(shape?.asks).toMatch(/^M[\d.]+,100H[\d.]+V69\.33H[\d.]+V8H100V100Z$/)
  })

  test('is symmetric about the middle of the gap', () => {
    const [bidStart = 0] = corners(shape?.bids)
    const [askStart = 0] = corners(shape?.asks)
    expect(bidStart + askStart).toBeCloseTo(100)
    expect(shape?.spread).toEqual({ x: 50, amount: '20.00', ratio: 20 / 110 })
  })

  test('stays inside of its box', () => {
    for (const number of [...corners(shape?.bids), ...corners(shape?.asks)]) {
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThanOrEqual(100)
    }
  })

  test('ends at the last listing that is known, when there are dearer ones', () => {
    const cut = depthShape({
      bids: [level('90.00'), level('10.00')],
      asks: [level('100.00'), level('110.00')],
      areAsksComplete: false,
    })
    expect(cut?.asks).toMatch(/H100V8H100V100Z$/)
  })

  test.each([
    ['no purchase orders', []],
    ['a purchase order below', [level('4.00')]],
  ])('shows a hundred listings of one price, with dearer ones unknown and %s', (_, bids) => {
    const flat = depthShape({ bids, asks: [level('5.00', 100)], areAsksComplete: false })
    const [left = 0] = corners(flat?.asks)
    expect(left).toBeGreaterThan(50 - 1e-9)
    expect(left).toBeLessThan(100)
  })

  test('has one side when the other has nothing, and no gap', () => {
    const oneSided = depthShape({ bids: [], asks: [level('5.00')], areAsksComplete: true })
    expect(oneSided).toMatchObject({ bids: null, spread: null })
    expect(corners(oneSided?.asks).every(Number.isFinite)).toBe(true)
  })

  test('has no gap while a purchase order waits to be matched', () => {
    const crossed = depthShape({ bids: [level('6.00')], asks: [level('5.00')], areAsksComplete: true })
    expect(crossed?.spread).toBeNull()
  })

  test('is none without anything', () => expect(depthShape({ bids: [], asks: [], areAsksComplete: true })).toBeNull())
})
