import { beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
// Else loaded on first use, which takes a while on a busy machine.
import '#features/errors/call-error-catalogue.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import { signedIn } from '../../../tests/factories/sale-check.ts'
import type { Notice } from './notice-store.ts'
import { useHeldCheck } from './use-pre-check.ts'

const told = vi.hoisted(() => ({ fetchOrderPreview: vi.fn() }))
const store = vi.hoisted(() => ({ showNotice: vi.fn<(notice: Notice | null) => void>() }))
vi.mock('./preparation.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))
vi.mock('./notice-store.ts', async (original) => ({ ...(await original<object>()), ...store }))

const refuseWith = (code: number) =>
  told.fetchOrderPreview.mockResolvedValueOnce({ ok: false, error: { kind: 'business', code, message: 'Not yet.' } })

beforeEach(() => {
  told.fetchOrderPreview.mockReset().mockResolvedValue({ ok: true, data: {} })
  store.showNotice.mockReset()
})

/** Starts a purchase that is refused with `code`; returns its end, and the notice that holds it up. */
async function held(code: number) {
  refuseWith(code)
  const check = await hookOf(signedIn(), () => useHeldCheck('order'))
  const ended = check(new AbortController().signal)
  const notice = await vi.waitFor(() => {
    const shown = store.showNotice.mock.lastCall?.[0]
    if (!shown || !('held' in shown) || !shown.held) throw new Error('nothing holds it up')
    return { ...shown, held: shown.held }
  })
  return { ended, notice }
}

test.each([codes.platformNotBound, codes.inventoryPrivate])(
  'S8.13 %i holds an action up with the way to the settings, and is over with "later"',
  async (code) => {
    const { ended, notice } = await held(code)
    expect(notice).toMatchObject({
      show: 'settings',
      text: expect.stringMatching(/^Not yet\. Trading is not possible/),
    })
    notice.held.onEnd(false)
    expect(await ended).toBe('refused')
  },
)

test.each([codes.tradeNotPrepared, codes.tradeSetupBroken])(
  'S8.12 %i holds an action up with the checklist, and it goes on once all is done',
  async (code) => {
    const { ended, notice } = await held(code)
    expect(notice).toMatchObject({ show: 'preparation', text: 'Not yet.' })
    notice.held.onEnd(true)
    expect(await ended).toBe('prepared')
  },
)

test('S2.42 S8.10 a ban ends the action, and is shown', async () => {
  refuseWith(codes.purchaseBanned)
  const check = await hookOf(signedIn(), () => useHeldCheck('order'))
  const shown = vi.fn()
  const stop = onCallError(shown)
  expect(await check(new AbortController().signal)).toBe('refused')
  stop()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ code: codes.purchaseBanned }))
  expect(store.showNotice).not.toHaveBeenCalled()
})
