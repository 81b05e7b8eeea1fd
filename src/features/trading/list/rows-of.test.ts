import { expect, test } from 'vitest'
import { readAll, rowsOf } from './rows-of.ts'

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) })
const idOf = ({ id }: { id: string }) => id

test('a row that has moved between two pages is shown once, as it was read last', () => {
  expect(rowsOf([page('1', '2'), page('2', '3')], idOf).map(idOf)).toEqual(['1', '2', '3'])
  expect(rowsOf(undefined, idOf)).toEqual([])
})

test('S1.5 everything that matches is read page by page, and no list without end', async () => {
  const asked: (string | undefined)[] = []
  const ask = (last: number) => (cursor: string | undefined) => {
    asked.push(cursor)
    const at = Number(cursor ?? 1)
    return Promise.resolve({ ...page(String(at)), next_cursor: at < last ? String(at + 1) : null })
  }
  expect((await readAll(ask(3))).map(idOf)).toEqual(['1', '2', '3'])
  expect(asked).toEqual([undefined, '2', '3'])
  expect(await readAll(ask(99), 4)).toHaveLength(4)
})
