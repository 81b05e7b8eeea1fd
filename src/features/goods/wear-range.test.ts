import { expect, test } from 'vitest'
import { mayHaveWear, wearRangeAround, wearRangesOf, wearRangeText } from './wear-range.ts'

const textsOf = (...[goods]: Parameters<typeof wearRangesOf>) => wearRangesOf(goods).map(wearRangeText)

test('S1.1 a goods has the narrow ranges of its exterior, as far as its finish reaches', () => {
  const whole = { wear_min: 0, wear_max: 1 }
  expect(textsOf({ exterior: 'ft', ...whole })).toEqual([
    '0.15–0.18',
    '0.18–0.21',
    '0.21–0.24',
    '0.24–0.27',
    '0.27–0.38',
  ])
  expect(textsOf({ exterior: 'bs', ...whole }).at(-1)).toBe('0.80–1.00')
  expect(textsOf({ exterior: 'fn', wear_min: 0.015, wear_max: 0.034 })).toEqual([
    '0.015–0.02',
    '0.02–0.03',
    '0.03–0.034',
  ])
  expect(textsOf({ exterior: null, wear_min: null, wear_max: null })).toEqual([])
})

test('a range that is open on one side ends where wear does', () => {
  expect(wearRangeText({ wear_min: 0.2, wear_max: undefined })).toBe('0.20–1.00')
  expect(wearRangeText({ wear_min: undefined, wear_max: 0.123456 })).toBe('0.00–0.123456')
  expect(wearRangeText({ wear_min: 0.01, wear_max: 0.45999999999999996 })).toBe('0.01–0.46')
  expect(wearRangeText({ wear_min: undefined, wear_max: undefined })).toBeNull()
})

test('an item falls into the range that its wear has reached', () => {
  const around = (wear: number | null) => wearRangeAround({ exterior: 'mw', wear_min: 0.1, wear_max: 0.7 }, wear)
  expect(around(0.1)).toEqual({ wear_min: 0.1, wear_max: 0.11 })
  expect(around(0.1099)).toEqual({ wear_min: 0.1, wear_max: 0.11 })
  expect(around(0.11)).toEqual({ wear_min: 0.11, wear_max: 0.15 })
  expect(around(null)).toBeUndefined()
  expect(wearRangeAround({ exterior: null, wear_min: null, wear_max: null }, 0.2)).toBeUndefined()
})

test('S2.19 a range of wear is meant for a goods only if one of its items may lie in it', () => {
  const fresh = { exterior: 'fn', wear_min: 0, wear_max: 0.07 } as const
  expect(mayHaveWear(fresh, { wear_min: 0.2 })).toBe(false)
  expect(mayHaveWear({ exterior: 'ft', wear_min: 0.15, wear_max: 0.38 }, { wear_max: 0.1 })).toBe(false)
  expect(mayHaveWear(fresh, { wear_min: 0.05, wear_max: 0.02 })).toBe(false)
  expect(mayHaveWear({ exterior: null, wear_min: null, wear_max: null }, { wear_max: 0.1 })).toBe(false)
  expect(mayHaveWear(fresh, { wear_min: 0.05 })).toBe(true)
})
