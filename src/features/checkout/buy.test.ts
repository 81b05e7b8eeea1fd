import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import type { Ending } from '#features/writes/attempt.ts'
import { buy, progressOf, type MadeOrders } from './buy.ts'

const orders = { order_ids: ['70'], total: '1.00', pay_before: 0 }
const made: Ending<MadeOrders> = { end: 'done', data: orders }
const purchase = (price: string) => ({ items: [{ listing_id: '7', price }], total: price })
const noAnswer = { kind: 'http', status: 504 } as const satisfies CallError
const begin = () => {
  const closing = new AbortController()
  const progress = progressOf(null, purchase('1.00'))
  const create = vi.fn<() => Promise<Ending<MadeOrders>>>().mockResolvedValue(made)
  const pay = vi.fn<() => Promise<Ending<unknown>>>().mockResolvedValue({ end: 'done', data: {} })
  const run = () => buy(progress, { create, pay, signal: closing.signal })
  return { close: () => closing.abort(), create, pay, run }
}

test('S1.2 orders are made once, however often they are paid', async () => {
  const { run, create, pay } = begin()
  pay.mockResolvedValueOnce({ end: 'undecided', error: noAnswer })
  expect(await run()).toMatchObject({ end: 'failed', failure: { end: 'undecided', outcome: 'failed', orders } })
  expect(await run()).toEqual({ end: 'paid', orderIds: ['70'] })
  expect(create).toHaveBeenCalledOnce()
  expect(pay.mock.calls).toEqual([[orders], [orders]])
})

test('S1.2 the same purchase keeps its orders however often it is tried; another price is another purchase', () => {
  const first = progressOf(null, purchase('10.00'))
  first.orders = orders
  expect(progressOf(first, purchase('10.00'))).toBe(first)
  expect(progressOf(first, purchase('11.00')).orders).toBeNull()
})

test('S1.2 a second click while one is in flight comes to nothing', async () => {
  const { run, create, pay } = begin()
  create.mockResolvedValueOnce({ end: 'ignored' })
  expect(await run()).toEqual({ end: 'ignored' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 a checkout that is closed while the order is made pays nothing', async () => {
  const { run, create, pay, close } = begin()
  const answer = Promise.withResolvers<Ending<MadeOrders>>()
  create.mockReturnValueOnce(answer.promise)
  const bought = run()
  close()
  answer.resolve(made)
  expect(await bought).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 nor when closing has broken the question off', async () => {
  const { run, create, pay, close } = begin()
  create.mockImplementationOnce(() => {
    close()
    return Promise.resolve({ end: 'undecided', error: { kind: 'unknown', id: '' } })
  })
  expect(await run()).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 what the exchange says no to is told with how far the purchase had come', async () => {
  const { run, create } = begin()
  const error = { kind: 'business', code: codes.listingGone, message: 'Gone.', extra: undefined } as const
  create.mockResolvedValueOnce({ end: 'refused', error })
  const failure = { end: 'refused', outcome: 'quote-again', error, orders: null }
  expect(await run()).toEqual({ end: 'failed', failure })
})
