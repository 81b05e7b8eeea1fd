import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { useChecked } from './use-checked.ts'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn() }))
vi.mock('./preparation.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))

beforeEach(() => void told.fetchSalePreview.mockReset())

/** How a press of a button for a sale ends: what was done, and which refusal was shown. */
async function press() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  const drawnWith: ReturnType<typeof useChecked>[] = []
  function Action() {
    drawnWith.push(useChecked('sale'))
    return null
  }
  await drawn(queryClient, <Action />)
  const act = vi.fn()
  const shown = vi.fn()
  const stop = onCallError(shown)
  await drawnWith[0]!.attempt(act)
  stop()
  return { act, shown }
}

test('S2.42 a protected action follows its check', async () => {
  told.fetchSalePreview.mockResolvedValue({ ok: true, data: {} })
  const { act, shown } = await press()
  expect(act).toHaveBeenCalledOnce()
  expect(told.fetchSalePreview.mock.invocationCallOrder[0]).toBeLessThan(act.mock.invocationCallOrder[0]!)
  expect(shown).not.toHaveBeenCalled()
})

test('S2.42 a refused check is shown, and the action is not done', async () => {
  const error = { kind: 'business', code: codes.tradeNotPrepared, message: 'Please finish preparing for trading.' }
  told.fetchSalePreview.mockResolvedValue({ ok: false, error })
  const { act, shown } = await press()
  expect(act).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ code: codes.tradeNotPrepared }))
})
