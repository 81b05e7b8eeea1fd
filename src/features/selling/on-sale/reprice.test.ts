import { describe, expect, test } from 'vitest'
import { warningsOf } from '#features/trading/price/price-warnings.ts'
import { permilleOf, priceAfter, type PricedItem, type PriceStep, repriced, signedFenOf, stepOf } from './reprice.ts'

const terms = { fee_basis_points: 250, price_min: '0.10', price_max: '1000.00' }
const item = (price: string, reference_price: string | null, highest_purchase_price: string | null = null) =>
  ({ listing: { price }, reference_price, highest_purchase_price, year_high: null }) as PricedItem

describe('S1.5 a change of many prices', () => {
  test.each([
    ['9.99', -50, '9.49'],
    ['9.99', 25, '10.23'],
    ['9.99', 0, '9.99'],
  ])('%s changed by %d tenths of a percent is %s, rounded down', (price, permille, after) => {
    expect(priceAfter(price, { kind: 'percent', permille })).toBe(after)
  })

  test.each([
    [-500, '0.20', '0.10', false],
    [-500, '0.19', '0.19', true],
    [1000, '500.00', '1000.00', false],
    [1000, '500.01', '500.01', true],
  ])('changed by %d tenths of a percent, %s becomes %s; refused: %s', (permille, before, price, isRefused) => {
    const plan = repriced([item(before, null)], { kind: 'percent', permille }, terms)
    expect(plan).toMatchObject([{ price, isRefused }])
  })

  test.each([
    ['9.99', -50n, '9.49'],
    ['9.99', 1n, '10.00'],
    ['9.99', 0n, '9.99'],
    ['0.30', -31n, '-0.01'],
  ])('%s changed by %d fen is %s', (price, fen, after) => {
    expect(priceAfter(price, { kind: 'amount', fen })).toBe(after)
  })

  test.each([
    [-5_00n, '5.10', '0.10', false],
    [-5_00n, '5.09', '5.09', true],
    [-5_00n, '4.00', '4.00', true],
    [5_00n, '995.00', '1000.00', false],
    [5_00n, '995.01', '995.01', true],
  ])('changed by %d fen, %s becomes %s; refused: %s', (fen, before, price, isRefused) => {
    expect(repriced([item(before, null)], { kind: 'amount', fen }, terms)).toMatchObject([{ price, isRefused }])
  })

  test('an amount changes each price from its own, and each is judged by its own item', () => {
    const items = [item('12.00', '20.00'), item('30.00', '28.00', '26.00')]
    const plan = repriced(items, { kind: 'amount', fen: -5_00n }, terms)
    expect(plan.map((one) => [one.price, warningsOf(one)])).toEqual([
      ['7.00', [{ kind: 'far_under', percent: 65 }]],
      ['25.00', [{ kind: 'under_wanted', wanted: '26.00' }]],
    ])
  })

  test.each([
    ['0.10', { kind: 'price', price: '0.10' }],
    ['1000', { kind: 'price', price: '1000.00' }],
    ['0.09', 'refused'],
    ['0', 'refused'],
    ['1000.01', 'refused'],
    ['99999999999999', 'refused'],
    ['', undefined],
    ['.', undefined],
  ])('the one price "%s" is %o', (text, step) => {
    expect(stepOf('price', text, terms)).toEqual(step)
  })

  test.each([
    ['-5', { kind: 'percent', permille: -50 }],
    ['0', { kind: 'percent', permille: 0 }],
    ['-99.9', { kind: 'percent', permille: -999 }],
    ['999.9', { kind: 'percent', permille: 9999 }],
    ['-100', 'refused'],
    ['1000', 'refused'],
    ['5.55', 'refused'],
    ['abc', 'refused'],
    ['', undefined],
    [' ', undefined],
    ['-', undefined],
  ])('the change in percent "%s" is %o', (text, step) => {
    expect(stepOf('percent', text, terms)).toEqual(step)
  })

  test.each([
    ['-5', { kind: 'amount', fen: -500n }],
    ['0', { kind: 'amount', fen: 0n }],
    ['5%', 'refused'],
    ['5.555', 'refused'],
    ['', undefined],
    ['−', undefined],
  ])('the change by an amount "%s" is %o', (text, step) => {
    expect(stepOf('amount', text, terms)).toEqual(step)
  })

  test('a price that was worked out from another is set only as long as that one stands', () => {
    const items = [item('12.00', null)]
    const expected = (step: PriceStep) => repriced(items, step, terms).map((one) => one.expected)
    expect(expected({ kind: 'percent', permille: -50 })).toEqual(['12.00'])
    expect(expected({ kind: 'amount', fen: -5_00n })).toEqual(['12.00'])
    expect(expected({ kind: 'price', price: '10.00' })).toEqual([undefined])
  })

  test('one price is the same for all of them', () => {
    const plan = repriced([item('9.00', null), item('12.00', null)], { kind: 'price', price: '10.00' }, terms)
    expect(plan.map(({ price }) => price)).toEqual(['10.00', '10.00'])
  })

  test('each price is judged by the reference and the highest purchase order of its own item', () => {
    const items = [item('9.00', '10.00', '5.01'), item('9.00', null, '14.00')]
    const plan = repriced(items, { kind: 'price', price: '5.00' }, terms)
    expect(plan.map((one) => warningsOf(one))).toEqual([
      [
        { kind: 'far_under', percent: 50 },
        { kind: 'under_wanted', wanted: '5.01' },
      ],
      [{ kind: 'under_wanted', wanted: '14.00' }],
    ])
  })

  test.each([
    ['-5', -50],
    ['−2.5 %', -25],
    ['+3', 30],
    ['10', 100],
    ['7.', 70],
    ['0', 0],
    ['-100', undefined],
    ['5.55', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%s is %s tenths of a percent', (text, permille) => {
    expect(permilleOf(text)).toBe(permille)
  })

  test.each([
    ['-5', -500n],
    ['−0.05', -5n],
    ['+¥1.5', 150n],
    ['-￥2', -200n],
    ['１２．５', 1250n],
    ['7.', 700n],
    ['1234567890', undefined],
    ['--1', undefined],
    ['abc', undefined],
  ])('%s is %s fen', (text, fen) => {
    expect(signedFenOf(text)).toBe(fen)
  })
})
