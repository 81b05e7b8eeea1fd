import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import type { Ending } from './attempt.ts'
import { createThenPay, isOver, isPaymentOpen, progressOf } from './create-then-pay.ts'

interface Orders {
  order_ids: string[]
}
const orders: Orders = { order_ids: ['70'] }
const made: Ending<Orders> = { end: 'done', data: orders }
const purchase = (price: string) => [['7', price]]
const noAnswer = { kind: 'http', status: 504 } as const satisfies CallError
const begin = () => {
  const closing = new AbortController()
  const progress = progressOf<Orders>(null, purchase('1.00'))
  const create = vi.fn<() => Promise<Ending<Orders>>>().mockResolvedValue(made)
  const pay = vi.fn<() => Promise<Ending<unknown>>>().mockResolvedValue({ end: 'done', data: {} })
  const run = () => createThenPay(progress, { create, pay, signal: closing.signal })
  return { close: () => closing.abort(), create, pay, run }
}

test('S1.2 S1.3 what is paid is created once, however often it is paid', async () => {
  const { run, create, pay } = begin()
  pay.mockResolvedValueOnce({ end: 'undecided', error: noAnswer })
  expect(await run()).toMatchObject({ end: 'failed', failure: { end: 'undecided', created: orders } })
  expect(await run()).toEqual({ end: 'paid', created: orders })
  expect(create).toHaveBeenCalledOnce()
  expect(pay.mock.calls).toEqual([[orders], [orders]])
})

test('S1.2 S1.3 the same subject keeps what was created however often it is tried; another price is another subject', () => {
  const first = progressOf<Orders>(null, purchase('10.00'))
  first.created = orders
  expect(progressOf(first, purchase('10.00'))).toBe(first)
  expect(progressOf(first, purchase('11.00')).created).toBeNull()
})

test('S1.2 a second click while one is in flight comes to nothing', async () => {
  const { run, create, pay } = begin()
  create.mockResolvedValueOnce({ end: 'ignored' })
  expect(await run()).toEqual({ end: 'ignored' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 a dialog that is closed while it is created pays nothing', async () => {
  const { run, create, pay, close } = begin()
  const answer = Promise.withResolvers<Ending<Orders>>()
  create.mockReturnValueOnce(answer.promise)
  const bought = run()
  close()
  answer.resolve(made)
  expect(await bought).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 a dialog whose closing aborted the creation pays nothing', async () => {
  const { run, create, pay, close } = begin()
  create.mockImplementationOnce(() => {
    close()
    return Promise.resolve({ end: 'undecided', error: { kind: 'unknown', id: '' } })
  })
  expect(await run()).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 what the exchange says no to is told with how far it had come', async () => {
  const { run, create } = begin()
  const error = { kind: 'business', code: codes.listingGone, message: 'Gone.', extra: undefined } as const
  create.mockResolvedValueOnce({ end: 'refused', error })
  expect(await run()).toEqual({ end: 'failed', failure: { end: 'refused', error, created: null } })
})

test.each([
  ['refused', codes.stateConflict, true, 'it ran out of time'],
  ['refused', codes.balanceTooLow, false, 'the person recharges and pays it'],
  ['undecided', codes.stateConflict, false, 'it may have been paid'],
] as const)('S1.6 a payment %s with %i starts anew: %s, because %s', (end, code, startsAnew, _because) => {
  const error = { kind: 'business', code, message: '', extra: undefined } as const
  expect(isOver({ end, error, created: orders })).toBe(startsAnew)
})

test('S1.2 S1.3 a payment without an answer stays open until a repeat of it is answered', () => {
  const lost = { end: 'undecided', error: noAnswer, created: orders } as const
  expect(isPaymentOpen(lost)).toBe(true)
  expect(isPaymentOpen({ ...lost, created: null }), 'nothing is known to be created').toBe(false)
  const unsent = { ...lost, end: 'unsent' } as const
  expect(isPaymentOpen(unsent), 'the first attempt').toBe(false)
  expect(isPaymentOpen(unsent, true), 'a repeat').toBe(true)
  expect(isPaymentOpen({ ...lost, end: 'refused' }, true)).toBe(false)
})
