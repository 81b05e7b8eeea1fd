import { expect, test } from 'vitest'
import { mergeChunks, type Chunk } from './merge-chunks.ts'

const chunk = (id: string, bytes: number, pages: string, imports: string[] = []): Chunk => ({
  ids: [id],
  bytes,
  pages: new Map([...pages].map((page) => [page, 1])),
  imports: new Set(imports),
})

const idsOf = (chunks: readonly Chunk[]) =>
  mergeChunks(chunks)
    .map(({ ids }) => [...ids].sort().join('+'))
    .sort()

test('chunks are one if the pages that need only one of them lose less than the others save', () => {
  expect(idsOf([chunk('a', 900, 'xyz'), chunk('b', 40, 'xy')])).toEqual(['a+b'])
  expect(idsOf([chunk('a', 900, 'xyz'), chunk('b', 400, 'xy')])).toEqual(['a', 'b'])
  expect(idsOf([chunk('a', 9, 'x'), chunk('b', 9, 'y')])).toEqual(['a', 'b'])
})

test('a page that is visited more often counts for more', () => {
  const often = (pages: Record<string, number>) => ({ ...chunk('a', 100, ''), pages: new Map(Object.entries(pages)) })
  const some = chunk('b', 100, 'x')
  expect(idsOf([often({ x: 1, y: 3 }), some])).toEqual(['a', 'b'])
  expect(idsOf([often({ x: 1, y: 1 }), some])).toEqual(['a+b'])
})

test('chunks that would import a third and be imported by it stay apart', () => {
  const small = [chunk('a', 40, 'xy', ['b']), chunk('c', 40, 'xy')]
  const large = chunk('b', 4000, 'xyabcdefghijk', ['c'])
  expect(idsOf([...small, large])).toEqual(['a', 'b', 'c'])
  expect(idsOf([...small, { ...large, imports: new Set() }])).toEqual(['a+c', 'b'])
})
