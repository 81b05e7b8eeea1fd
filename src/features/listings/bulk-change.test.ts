import { expect, test } from 'vitest'
import type { Ending } from '#features/writes/attempt.ts'
import { changeInBulk, outcomesOf, type SaleAction } from './bulk-change.ts'

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

test('S1.5 312 items go out in calls of 100, in their order', async () => {
  const sent: number[] = []
  const { outcomes, error } = await changeInBulk(many(312), ({ items }) => {
    sent.push(items.length)
    return Promise.resolve(done(items.map(() => item(0))))
  })
  expect(sent).toEqual([100, 100, 100, 12])
  expect(outcomes.map(({ id }) => id)).toEqual(many(312).map((_, index) => String(index + 1)))
  expect(error).toBeNull()
})

test('S8.10 what is about all of them ends it, and the rest is not sent', async () => {
  let calls = 0
  const { outcomes, error } = await changeInBulk(many(150), ({ items }) => {
    calls += 1
    return Promise.resolve(calls === 1 ? banned : done(items.map(() => item(0))))
  })
  expect(calls).toBe(1)
  expect(outcomes).toHaveLength(150)
  expect(outcomes.every(({ isDone }) => !isDone)).toBe(true)
  expect(error).toMatchObject({ code: 301005 })
})
