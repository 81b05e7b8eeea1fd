import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import { orderedKeys } from './queries.ts'
import { usePay } from './use-pay.ts'

const exchange = vi.hoisted(() => ({ createOrders: vi.fn(), payOrders: vi.fn() }))
vi.mock('./checkout.functions.ts', async (original) => ({ ...(await original<object>()), ...exchange }))
vi.mock('#features/orders/orders.functions.ts', async (original) => ({ ...(await original<object>()), ...exchange }))
const dialog = vi.hoisted(() => ({ gone: new AbortController() }))
vi.mock('#features/connection/use-gone-signal.ts', () => ({ useGoneSignal: () => () => dialog.gone.signal }))

const made = { ok: true, data: { order_ids: ['1'], total: '5.00', pay_before: 0 } }
const refused = (code: number) => ({ ok: false, error: { kind: 'business', code, message: 'Refused.' } })
const lost = { ok: false, error: { kind: 'lost' } }

beforeEach(() => {
  vi.resetAllMocks()
  dialog.gone = new AbortController()
})

/** Buys one listing; `isStale` tells whether everything that orders change is to be read anew. */
async function buy() {
  const client = new QueryClient()
  for (const queryKey of orderedKeys) client.setQueryData(queryKey, {})
  const handlers = { onPaid: vi.fn(), onFailed: vi.fn(), onChanged: vi.fn() }
  const { pay } = await hookOf(client, () => usePay(handlers))
  pay({ items: [{ listing_id: '7', price: '5.00' }], total: '5.00' })
  const isStale = () => orderedKeys.every((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  return { ...handlers, isStale }
}

test('S1.2 orders that could not be paid are read anew, and so is the list they came from', async () => {
  exchange.createOrders.mockResolvedValue(made)
  exchange.payOrders.mockResolvedValue(refused(codes.balanceTooLow))
  const { onFailed, onChanged, isStale } = await buy()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(onChanged).toHaveBeenCalledOnce()
  expect(isStale()).toBe(true)
})

test('S1.2 an order without an answer may have been made', async () => {
  exchange.createOrders.mockResolvedValue(lost)
  const { onFailed, onChanged, isStale } = await buy()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(onChanged).toHaveBeenCalledOnce()
  expect(isStale()).toBe(true)
})

test('S1.2 the list is read anew when it has changed, and not when only the buyer was refused', async () => {
  exchange.createOrders
    .mockResolvedValueOnce(refused(codes.listingGone))
    .mockResolvedValue(refused(codes.purchaseBanned))
  const changed = await buy()
  await vi.waitFor(() => expect(changed.onChanged).toHaveBeenCalledOnce())
  const { onFailed, onChanged } = await buy()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(onChanged).not.toHaveBeenCalled()
})

test.each([
  ['made', made],
  ['given up', lost],
])('S1.2 after a checkout is closed, everything is read anew once its order is %s, and not before', async (_, end) => {
  const answer = Promise.withResolvers<typeof end>()
  exchange.createOrders.mockReturnValue(answer.promise)
  const { onPaid, onFailed, onChanged, isStale } = await buy()
  await vi.waitFor(() => expect(exchange.createOrders).toHaveBeenCalledOnce())
  dialog.gone.abort()
  expect(onChanged).not.toHaveBeenCalled()
  answer.resolve(end)
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(isStale()).toBe(true)
  expect(exchange.payOrders).not.toHaveBeenCalled()
  expect(onPaid).not.toHaveBeenCalled()
  expect(onFailed).not.toHaveBeenCalled()
})
