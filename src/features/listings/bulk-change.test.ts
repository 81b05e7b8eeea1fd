import { expect, test } from 'vitest'
import type { Ending } from '#features/writes/attempt.ts'
import { outcomesOf, refusalOfAll, type SaleAction } from './bulk-change.ts'

type Answer = Extract<Parameters<typeof outcomesOf>[1], { end: 'done' }>['data']
const takeDown = (listing_id: string): SaleAction => ({ action: 'take_down', listing_id })
const many = (count: number) => Array.from({ length: count }, (_, index) => takeDown(String(index + 1)))
const item = (code: number, message = '') => ({
  action: 'take_down' as const,
  asset_id: null,
  listing: null,
  code,
  message,
})
const done = (items: Answer['items']): Ending<Answer> => ({
  end: 'done',
  data: { items, done: items.length, failed: 0 },
})
const banned: Ending<Answer> = {
  end: 'refused',
  error: { kind: 'business', code: 301005, message: 'Banned', extra: { expire_time: 1 } },
}

test('S1.5 each item of a change has an outcome of its own', () => {
  expect(outcomesOf(many(2), done([item(0), item(5, 'Sold')]))).toEqual([
    { id: '1', isDone: true, message: '' },
    { id: '2', isDone: false, message: 'Sold' },
  ])
})

test('S1.5 a refusal of all of them carries the outcomes, or is every item’s', () => {
  const items = [item(5, 'Sold'), item(6, 'Locked')] as unknown as string
  const refused: Ending<Answer> = {
    end: 'refused',
    error: { kind: 'business', code: 5, message: 'Sold', extra: { items } },
  }
  expect(outcomesOf(many(2), refused).map(({ message }) => message)).toEqual(['Sold', 'Locked'])
  expect(outcomesOf(many(2), banned).map(({ isDone, message }) => [isDone, message])).toEqual([
    [false, 'Banned'],
    [false, 'Banned'],
  ])
})

test('S8.10 what is about all of them is told apart from what is about single ones', () => {
  const items = [item(5, 'Sold')] as unknown as string
  const error = { kind: 'business', code: 5, message: 'Sold', extra: { items } } as const
  expect(refusalOfAll(banned)).toMatchObject({ code: 301005 })
  expect(refusalOfAll({ end: 'refused', error })).toBeNull()
  expect(refusalOfAll(done([item(0)]))).toBeNull()
})
