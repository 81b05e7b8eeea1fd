import { expect, test } from 'vitest'
import type { Standing } from '#features/listings/standing.ts'
import { averageOf, firstDraft, isAsQuoted, outcomesOf, readBounds, type SweepQuote, type Swept } from './model.ts'

const standing = (facts: Partial<Standing>) =>
  ({ on_sale_count: 80, lowest_price: '9.50', reference_price: '10.00', reference_sales: 40, ...facts }) as Standing

test('S1.2 a sweep begins with a few that cost no more than such items go for', () => {
  expect(firstDraft(standing({}))).toEqual({ count: '5', maxEach: '10.00', maxTotal: '' })
  expect(firstDraft(standing({ on_sale_count: 2, lowest_price: '12.00' }))).toMatchObject({
    count: '2',
    maxEach: '12.00',
  })
  expect(firstDraft(standing({ on_sale_count: 0, lowest_price: null, reference_price: null }))).toMatchObject({
    count: '1',
    maxEach: '',
  })
})

const anything = { styleId: 0, wear: {} }

test('S1.2 the bounds are those of the fields, and of the style and wear that are looked at', () => {
  expect(readBounds('g', { styleId: 2, wear: {} }, { count: '3', maxEach: '１０.5', maxTotal: '' })).toEqual({
    bounds: { goods_id: 'g', style_ids: [2], count: 3, max_each: '10.50', max_total: '31.50' },
  })
  expect(readBounds('g', anything, { count: '50', maxEach: '1', maxTotal: '20' })).toEqual({
    bounds: { goods_id: 'g', count: 50, max_each: '1.00', max_total: '20.00' },
  })
  const wear = { wear_min: 0.15, wear_max: 0.18 }
  expect(readBounds('g', { styleId: 0, wear }, { count: '1', maxEach: '1', maxTotal: '' })).toMatchObject({
    bounds: wear,
  })
})

test('S1.2 what is wrong is told field by field', () => {
  const wrong = (draft: Partial<Parameters<typeof readBounds>[2]>) => {
    const read = readBounds('g', anything, { count: '1', maxEach: '1', maxTotal: '', ...draft })
    return 'errors' in read ? Object.keys(read.errors) : []
  }
  expect(wrong({})).toEqual([])
  expect(wrong({ count: '0' })).toEqual(['count'])
  expect(wrong({ count: '51', maxEach: '' })).toEqual(['count', 'maxEach'])
  for (const count of ['1.5', '-2', '120', '']) expect(wrong({ count })).toEqual(['count'])
  expect(wrong({ maxTotal: '0' })).toEqual(['maxTotal'])
})

const quoted = {
  items: [
    { listing_id: '1', price: '1.00' },
    { listing_id: '2', price: '1.01' },
  ],
  total: '2.01',
} as SweepQuote
const swept = (ids: string[], total: string) =>
  ({ items: ids.map((listing_id) => ({ order_id: `9${listing_id}`, listing_id, price: '1.00' })), total }) as Swept

test('S1.2 the average rounds down, and there is none of nothing', () => {
  expect(averageOf(quoted)).toBe('1.00')
  expect(averageOf({ items: [], total: '0.00' })).toBeNull()
})

test('S1.2 what came out otherwise than confirmed is told item by item, and not paid unseen', () => {
  expect(isAsQuoted(quoted, swept(['1', '2'], '2.01'))).toBe(true)
  expect(isAsQuoted(quoted, swept(['1', '3'], '2.05'))).toBe(false)
  expect(isAsQuoted(quoted, swept(['1'], '1.00'))).toBe(false)
  expect(isAsQuoted(quoted, swept(['2', '1'], '2.01')), 'in another order').toBe(true)
  expect(isAsQuoted(quoted, swept(['1', '3'], '2.01')), 'another item at the same price').toBe(false)
  const told = outcomesOf(quoted, swept(['1', '3'], '2.05'), 'AWP')
  expect(told.map(({ id, isOrdered }) => [id, isOrdered])).toEqual([
    ['1', true],
    ['3', true],
    ['2', false],
  ])
})
