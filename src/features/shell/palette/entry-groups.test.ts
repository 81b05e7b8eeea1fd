import { expect, test } from 'vitest'
import { activeIn, orSearch } from './entry-groups.ts'

const pages = { id: 'pages', name: 'Pages', entries: [{ id: '/', name: 'Home', also: '', href: '/' }] }
const none = { id: 'goods', name: 'Items', entries: [] }

test('the palette shows the kinds that have matches, and offers no search beside them', () => {
  expect(orSearch([none, pages], '/market/csgo', 'home', true)).toEqual([pages])
})

test('without a match the palette offers a search of the market, at the address that the search box leads to', () => {
  expect(orSearch([none], '/market/csgo', ' 火蛇 a&b ', true)).toEqual([
    {
      id: 'search',
      name: 'No matches',
      isNone: true,
      entries: [
        {
          id: 'search',
          name: 'Search the market for “火蛇 a&b”',
          also: '',
          href: '/market/csgo?keyword=%E7%81%AB%E8%9B%87+a%26b',
        },
      ],
    },
  ])
})

test('the palette does not say that nothing matches until that is known', () => {
  const [search] = orSearch([none], '/market/csgo', '火蛇', false)
  expect(search).toMatchObject({ id: 'search', name: 'Market', isNone: false, entries: [{ id: 'search' }] })
})

test('Enter activates the first entry, or the one that the arrows chose, but by itself no match of an earlier text', () => {
  const stale = { ...pages, id: 'goods', isStale: true }
  expect(activeIn([pages], undefined)).toBe(0)
  expect(activeIn([pages, stale], undefined)).toBe(0)
  expect(activeIn([stale], undefined)).toBe(-1)
  expect(activeIn([stale], 0)).toBe(0)
  expect(activeIn([pages, stale], 1)).toBe(1)
  expect(activeIn([pages], 7), 'there were more').toBe(0)
  expect(activeIn([], undefined), 'there are none').toBe(-1)
})
