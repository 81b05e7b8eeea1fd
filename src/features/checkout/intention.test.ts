import { expect, test } from 'vitest'
import { intentionOf } from './intention.ts'

const purchase = (price: string) => ({ items: [{ listing_id: '7', price }], total: price })
const keys = () => {
  let count = 0
  return () => `key-${(count += 1)}`
}

test('S1.2 the same purchase keeps its keys and its orders however often it is tried', () => {
  const newKey = keys()
  const first = intentionOf(null, purchase('10.00'), newKey)
  first.orders = { order_ids: ['1'], total: '10.00', pay_before: 0 }
  expect(intentionOf(first, purchase('10.00'), newKey)).toBe(first)
})

test('S1.2 another price is another purchase', () => {
  const newKey = keys()
  const first = intentionOf(null, purchase('10.00'), newKey)
  const second = intentionOf(first, purchase('11.00'), newKey)
  expect(second).toMatchObject({ createKey: 'key-3', payKey: 'key-4', orders: null })
  expect(first).toMatchObject({ createKey: 'key-1', payKey: 'key-2' })
})
