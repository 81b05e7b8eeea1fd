import { expect, test } from 'vitest'
import { daysWithAnything, worthChange } from './model.ts'

const day = (worth: string, count = 1, fees = '0.00') => ({
  day: '2026-11-22',
  count,
  worth,
  realized_profit: '0.00',
  fees,
})

test('S1.5 a portfolio begins with the first day on which there was anything', () => {
  const days = [day('0.00', 0), day('0.00', 0, '0.10'), day('0.00', 0), day('5.00')]
  expect(daysWithAnything(days)).toEqual(days.slice(1))
  expect(daysWithAnything(days.slice(0, 1))).toEqual([])
})

test('S1.5 its worth is measured against a day so long ago, where there is one', () => {
  const days = [day('20.00'), day('10.00'), day('12.50')]
  expect(worthChange(days, 2)).toBe('-7.50')
  expect(worthChange(days, 1)).toBe('2.50')
  expect(worthChange(days, 3)).toBeNull()
})
