import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import type { Bounds, SweepQuote } from './model.ts'
import { useSweep } from './use-sweep.ts'

const exchange = vi.hoisted(() => ({ buySweep: vi.fn(), payOrders: vi.fn() }))
vi.mock('./sweep.functions.ts', async (original) => ({ ...(await original<object>()), ...exchange }))
vi.mock('#features/orders/orders.functions.ts', async (original) => ({ ...(await original<object>()), ...exchange }))
const dialog = vi.hoisted(() => ({ gone: new AbortController() }))
vi.mock('#features/connection/use-gone-signal.ts', () => ({ useGoneSignal: () => () => dialog.gone.signal }))

const bounds: Bounds = { goods_id: 'abcdefghijk', count: 1, max_each: '5.00', max_total: '5.00' }
const items = [{ order_id: '1', listing_id: '7', price: '5.00' }]
const swept = { ok: true, data: { items, order_ids: ['1'], total: '5.00', pay_before: 0 } }
const quoted = { items: [{ listing_id: '7' }], total: '5.00' } as SweepQuote
const refused = { ok: false, error: { kind: 'business', code: codes.tradeNotPrepared, message: 'Prepare first.' } }

const announced = vi.fn()
let stop = () => {}
beforeEach(() => {
  vi.resetAllMocks()
  dialog.gone = new AbortController()
  stop = onCallError(announced)
})
afterEach(() => stop())

/** Sweeps as quoted; `onUnprepared` starts over. */
async function sweep() {
  const handlers = { onMade: vi.fn(), onUnprepared: vi.fn(), onChanged: vi.fn() }
  const { buy } = await hookOf(new QueryClient(), () => useSweep(handlers))
  buy(bounds, quoted)
  return handlers
}

test('S1.2 S2.42 a sweep that has made its orders does not start over when their payment is refused', async () => {
  exchange.buySweep.mockResolvedValue(swept)
  exchange.payOrders.mockResolvedValue(refused)
  const { onMade, onUnprepared, onChanged } = await sweep()
  await vi.waitFor(() => expect(onChanged, 'ordered, and not paid').toHaveBeenCalledTimes(2))
  expect(onMade).toHaveBeenCalledOnce()
  expect(onUnprepared).not.toHaveBeenCalled()
  expect(announced).toHaveBeenCalledExactlyOnceWith(refused.error)
})

test('S1.2 S2.42 a sweep that could order nothing starts over after the trade preparation', async () => {
  exchange.buySweep.mockResolvedValue(refused)
  const { onUnprepared } = await sweep()
  await vi.waitFor(() => expect(onUnprepared).toHaveBeenCalledOnce())
  expect(exchange.payOrders).not.toHaveBeenCalled()
  expect(announced).not.toHaveBeenCalled()
})

test('S1.2 the list is read anew after a sweep that is not as quoted, and once its closed dialog is answered', async () => {
  exchange.buySweep.mockResolvedValue({ ...swept, data: { ...swept.data, total: '4.00' } })
  const { onChanged } = await sweep()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(exchange.payOrders).not.toHaveBeenCalled()

  const answer = Promise.withResolvers<typeof swept>()
  exchange.buySweep.mockReturnValue(answer.promise)
  const left = await sweep()
  dialog.gone.abort()
  await vi.waitFor(() => expect(exchange.buySweep).toHaveBeenCalledTimes(2))
  expect(left.onChanged).not.toHaveBeenCalled()
  answer.resolve(swept)
  await vi.waitFor(() => expect(left.onChanged).toHaveBeenCalledOnce())
  expect(exchange.payOrders).not.toHaveBeenCalled()
})
