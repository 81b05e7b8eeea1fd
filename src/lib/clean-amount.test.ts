import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanAmount, cleanAmountTyping, wireAmountOf } from './clean-amount.ts'

describe('S5.6 an amount field', () => {
  test.each([
    ['keeps digits and dot', '¥ 1,234.50元', '1234.50'],
    ['keeps full-width digits and dots', '１００．５', '100.5'],
    ['keeps full-width digits and dots', '１００。５', '100.5'],
    ['keeps full-width digits and dots', '０', '0'],
    ['keeps only the first dot', '1.2.3', '1.23'],
    ['keeps only the first dot', '1。2．3', '1.23'],
    ['collapses leading zeros to one zero', '000', '0'],
    ['collapses leading zeros to one zero', '00.5', '0.5'],
    ['collapses leading zeros to one zero', '007', '07'],
    ['puts a zero before a leading dot', '.5', '0.5'],
    ['drops a trailing dot', '12.', '12'],
    ['is empty when it comes to a zero that nobody typed', '.', ''],
    ['is empty when it comes to a zero that nobody typed', 'abc.', ''],
    ['keeps a zero that was typed', '0', '0'],
    ['keeps a zero that was typed', '0.', '0'],
    ['is empty when nothing is left', 'abc', ''],
  ])('%s: %j', (_rule, typed, cleaned) => {
    expect(cleanAmount(typed)).toBe(cleaned)
  })

  test('lets a fraction be typed one key after the other', () => {
    const type = (keys: string) => [...keys].reduce((shown, key) => cleanAmountTyping(shown + key), '')
    expect(type('1.05')).toBe('1.05')
    expect(type('.5')).toBe('.5')
    expect(cleanAmount(type('.'))).toBe('')
  })

  test('is clean after one cleaning, whatever was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789..¥ a-０９．。') })
    fc.assert(
      fc.property(typed, (text) => {
        const once = cleanAmount(text)
        expect(once).toMatch(/^(\d+(\.\d+)?)?$/)
        expect(cleanAmount(once)).toBe(once)
      }),
    )
  })
})

test('S5.7 the wire has two digits after the dot, rounded down', () => {
  expect(wireAmountOf('12.999')).toBe('12.99')
  expect(wireAmountOf('007')).toBe('7.00')
  expect(wireAmountOf('.5')).toBe('0.50')
  expect(wireAmountOf('0')).toBe('0.00')
  expect(wireAmountOf('')).toBeUndefined()
  expect(wireAmountOf('12345678901234')).toBeUndefined()
})
