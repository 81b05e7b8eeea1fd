import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch, stringifySearchForStart } from './search-codec.ts'
import { flag, isObjectId, listOf, matching, money, oneOf, searchSchema, text, wholeNumber } from './search-schema.ts'

const schema = searchSchema({
  keyword: text(10),
  sort: oneOf(['popular', 'price_asc'], 'popular'),
  exteriors: listOf(oneOf(['fn', 'mw', 'ft'])),
  price_min: money,
  page: wholeNumber(1, 99, 1),
  open: flag,
  id: matching(/^\d+$/),
})

describe('S2.19 search params', () => {
  test('bad values are dropped one by one, the rest is kept', () => {
    expect(
      schema(parseSearch('?keyword=ak&sort=worst&exteriors=fn,zz,mw&price_min=1e9&page=0&open=yes&id=7x&utm=1')),
    ).toEqual({ keyword: 'ak', exteriors: ['fn', 'mw'] })
  })
  test('control characters separate words, as blanks do', () => {
    expect(schema(parseSearch('?keyword=a%00%0Ab')).keyword).toBe('a b')
    expect(schema(parseSearch('?keyword=%00')).keyword).toBeUndefined()
  })
  test('defaults are left out', () => expect(schema({ sort: 'popular', page: 1 })).toEqual({}))
  test('typed values pass as they are', () => {
    const typed = { sort: 'price_asc', exteriors: ['fn'], price_min: '10.50', page: 2, open: true, id: '7' } as const
    expect(schema({ ...typed, exteriors: ['fn'] })).toEqual(typed)
  })
  test('money is read as people write it', () => {
    expect(['10', '10.5', '010.50', '.5', '-1', '1.234', 'x'].map((value) => money(value))).toEqual([
      '10.00',
      '10.50',
      '10.50',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  test('an id is a positive number of 18 digits at the most', () => {
    expect(isObjectId('901')).toBe(true)
    for (const bad of ['', '0', '01', '-1', 'abc', '0x1', '1234567890123456789'])
      expect(isObjectId(bad), bad).toBe(false)
  })
  test('text is trimmed and cut; a number in the address stays text', () => {
    expect(schema(parseSearch('?keyword=+1234567890123+'))).toEqual({ keyword: '1234567890' })
  })
  test('a list has each value once', () => {
    expect(schema(parseSearch('?exteriors=fn,fn&exteriors=mw'))).toEqual({ exteriors: ['fn', 'mw'] })
  })
})

describe('S2.19 the address', () => {
  test('is short and readable', () => {
    const search = {
      exteriors: ['fn', 'mw'],
      open: true,
      off: false,
      none: undefined,
      empty: [],
      keyword: 'ak 47 & 红线',
    }
    expect(stringifySearch(search)).toBe('?exteriors=fn,mw&open=1&keyword=ak+47+%26+%E7%BA%A2%E7%BA%BF')
  })
  test('reads back as it was written', () => {
    const written = { keyword: 'a+b=c?&#红', redirect_url: '/goods/x?y=1' }
    expect(parseSearch(stringifySearch(written))).toEqual(written)
  })
  test('is spelled on the server as URLSearchParams spells it, which Start compares with', () => {
    const search = { exteriors: ['fn', 'mw'], redirect_url: "/goods/x?y=(1)*~!'" }
    const spelled = stringifySearchForStart(search)
    expect(spelled).toBe(`?${new URLSearchParams(spelled)}`)
    expect(parseSearch(spelled)).toEqual(parseSearch(stringifySearch(search)))
    expect(stringifySearchForStart({})).toBe('')
  })
})

test('S2.19 text is cut between characters, so that an address can have it', () => {
  const { keyword } = schema({ keyword: `x${'😀'.repeat(9)}` })
  expect(keyword).toBe('x😀😀😀😀')
  expect(() => encodeURIComponent(keyword!)).not.toThrow()
})
