import { expect, test } from 'vitest'
import { ageAt, birthdayOf } from './id-number.ts'

test('an id number holds its birthday, when its check digit is right and the day exists', () => {
  expect(birthdayOf('11010519491231002X')).toEqual(new Date('1949-12-31T00:00:00Z'))
  expect(birthdayOf('440524188001010014')).toEqual(new Date('1880-01-01T00:00:00Z'))
  for (const wrong of ['110105194912310021', '11010519491231002', '11010519490230002X', '１10105194912310021', ''])
    expect(birthdayOf(wrong), wrong).toBeNull()
})

test('somebody comes of age on their birthday as it begins in China', () => {
  const birthday = new Date('2008-03-01T00:00:00Z')
  expect(ageAt(birthday, new Date('2026-02-28T15:59:59Z'))).toBe(17)
  expect(ageAt(birthday, new Date('2026-02-28T16:00:00Z'))).toBe(18)
  expect(ageAt(birthday, new Date('2026-12-31T00:00:00Z'))).toBe(18)
})
