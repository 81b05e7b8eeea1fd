import { expect, test } from 'vitest'
import { encode, encodeList, encodeTexts, merge } from './encoded.ts'

test('JSON merged from encoded parts parses to the whole answer', () => {
  const item = (id: string) =>
    merge(encode({ id, price: '1.00' }), encodeTexts({ seller: encode({ name: `of ${id}` }) }))
  const answer = merge(
    encode({ total: 2 }),
    encodeTexts({ items: encodeList([item('1'), item('2')]), none: encodeList([]) }),
  )
  expect(JSON.parse(answer)).toEqual({
    total: 2,
    items: [
      { id: '1', price: '1.00', seller: { name: 'of 1' } },
      { id: '2', price: '1.00', seller: { name: 'of 2' } },
    ],
    none: [],
  })
})

test('encoded JSON is ASCII for any characters', () => {
  const value = { name: '★ 爪子刀 | 多普勒™ 😀', quote: '"\\\n\u007f\u0080' }
  const text = encode(value)
  expect(/^[\0-\x7f]*$/.test(text)).toBe(true)
  expect(JSON.parse(text)).toEqual(value)
})
