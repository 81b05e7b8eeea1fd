import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import { saleCheck, signedIn } from '../../../tests/factories/sale-check.ts'
import { useChecked } from './use-checked.ts'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn() }))
vi.mock('./preparation.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))

beforeEach(() => void told.fetchSalePreview.mockReset())

/** How a press of a button for a sale ends: what was done, and which refusal was shown. */
async function press() {
  const { attempt } = await hookOf(signedIn(), () => useChecked('sale'))
  const act = vi.fn()
  const shown = vi.fn()
  const stop = onCallError(shown)
  await attempt(act)
  stop()
  return { act, shown }
}

test('S2.42 a protected action follows its check', async () => {
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  const { act, shown } = await press()
  expect(act).toHaveBeenCalledOnce()
  expect(told.fetchSalePreview.mock.invocationCallOrder[0]).toBeLessThan(act.mock.invocationCallOrder[0]!)
  expect(shown).not.toHaveBeenCalled()
})

test('S2.42 a refused check is shown, and the action is not done', async () => {
  told.fetchSalePreview.mockResolvedValue(saleCheck.refused)
  const { act, shown } = await press()
  expect(act).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ code: codes.tradeNotPrepared }))
})
