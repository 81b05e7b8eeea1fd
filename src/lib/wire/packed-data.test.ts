import { expect, test } from 'vitest'
import { packData, unpackData } from './packed-data.ts'

test('what the server packs is what the browser unpacks', () => {
  for (const data of [null, 0, 'text', [], { name: '★ StatTrak™', price: '1.50', none: null }]) {
    expect(unpackData(JSON.parse(packData(data)))).toEqual(data)
  }
})

test('the first page’s cursor stays undefined', () => {
  const list = { pages: [{ items: [1] }, { items: [2] }], pageParams: [undefined, 'next'] }
  expect(unpackData(JSON.parse(packData(list)))).toStrictEqual(list)
})

test('an answer that several visitors share is packed once', () => {
  let readings = 0
  const shared = {
    get name() {
      readings += 1
      return 'filters'
    },
  }
  expect(packData(shared)).toBe(packData(shared))
  expect(readings).toBe(1)
})
