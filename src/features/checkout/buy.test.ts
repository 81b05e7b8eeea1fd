import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { buy } from './buy.ts'
import type { Intention } from './intention.ts'

const purchase = { items: [{ listing_id: '7', price: '1.00' }], total: '1.00' }
const orders = { order_ids: ['70'], total: '1.00', pay_before: 0 }
const begin = () => {
  const closing = new AbortController()
  const intention: Intention = { purchase: '', createKey: 'c', payKey: 'p', orders: null }
  const create = vi.fn<() => Promise<typeof orders>>().mockResolvedValue(orders)
  const pay = vi.fn<() => Promise<unknown>>().mockResolvedValue({})
  const run = () => buy(intention, purchase, { create, pay, signal: closing.signal })
  return { close: () => closing.abort(), intention, create, pay, run }
}

test('S1.2 orders are made once, however often they are paid', async () => {
  const { run, create, pay } = begin()
  pay.mockRejectedValueOnce(new UpstreamError({ kind: 'http', status: 504 }))
  expect(await run()).toMatchObject({ end: 'failed', failure: { outcome: 'failed', orders } })
  expect(await run()).toEqual({ end: 'paid', orderIds: ['70'] })
  expect(create).toHaveBeenCalledOnce()
  expect(pay.mock.calls).toEqual([
    ['p', orders],
    ['p', orders],
  ])
})

test('S1.2 a checkout that is closed while the order is made pays nothing', async () => {
  const { run, create, pay, close } = begin()
  const answer = Promise.withResolvers<typeof orders>()
  create.mockReturnValueOnce(answer.promise)
  const bought = run()
  close()
  answer.resolve(orders)
  expect(await bought).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 nor when closing has broken the question off', async () => {
  const { run, create, pay, close } = begin()
  create.mockImplementationOnce(() => {
    close()
    return Promise.reject(new DOMException('aborted', 'AbortError'))
  })
  expect(await run()).toEqual({ end: 'left' })
  expect(pay).not.toHaveBeenCalled()
})

test('S1.2 what the exchange says no to is told with how far the purchase had come', async () => {
  const { run, create } = begin()
  const error = { kind: 'business', code: codes.listingGone, message: 'Gone.', extra: undefined } as const
  create.mockRejectedValueOnce(new UpstreamError(error))
  expect(await run()).toEqual({ end: 'failed', failure: { outcome: 'quote-again', error, orders: null } })
})
