import { expect, test } from 'vitest'
import { loadAll, rowsOf } from './rows-of.ts'

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) })
const idOf = ({ id }: { id: string }) => id

/** A list of three pages; the last one fails. */
function walk(loaded: number) {
  const all = [page('1'), page('2'), page('3')]
  const at = (count: number, failsAt: number) => ({
    data: { pages: all.slice(0, count) },
    hasNextPage: count < all.length,
    fetchNextPage: () => Promise.resolve(at(count + 1 < failsAt ? count + 1 : count, failsAt)),
  })
  return { whole: at(loaded, 99), broken: at(loaded, 3) }
}

test('a row that has moved between two pages is shown once, as it was read last', () => {
  expect(rowsOf([page('1', '2'), page('2', '3')], idOf).map(idOf)).toEqual(['1', '2', '3'])
  expect(rowsOf(undefined, idOf)).toEqual([])
})

test('S1.5 everything that matches is what is left to load, too', async () => {
  expect(rowsOf(await loadAll(walk(1).whole), idOf)).toHaveLength(3)
  expect(rowsOf(await loadAll(walk(1).broken), idOf), 'a page that fails ends it').toHaveLength(2)
})
