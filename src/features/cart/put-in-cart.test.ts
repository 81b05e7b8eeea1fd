import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { shownToasts } from '#design/ui/status/toast-store.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { createQueryClient } from '#query-client.ts'
import { putInCart } from './put-in-cart.ts'
import { cartIdsQuery, cartQuery } from './queries.ts'

const calls = vi.hoisted(() => ({
  addToCart: vi.fn(),
  removeFromCart: vi.fn(),
  orderCart: vi.fn(),
  fetchCart: vi.fn(),
}))
vi.mock('./cart.functions.ts', () => calls)

test('S1.2 what is in the cart is told even if the cart cannot be read then; it is read again later', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  queryClient.setQueryData(cartQuery().queryKey, { items: [] } as never)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  calls.addToCart.mockResolvedValueOnce({ ok: true, data: { count: 3 } })
  calls.fetchCart.mockResolvedValue({ ok: false, error: { kind: 'http', status: 503 } })
  // Failures are only announced in a browser.
  vi.stubGlobal('document', {})
  const failures = vi.fn()
  const stop = onCallError(failures)
  expect(await putInCart(router, queryClient, ['7'], true)).toBe(true)
  stop()
  vi.unstubAllGlobals()
  expect(failures).not.toHaveBeenCalled()
  expect(shownToasts().map(({ text }) => text)).toEqual(['Added. Items in your cart: 3'])
  expect(queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(true)
})

test('S1.2 S4.20 what could not be added because the session had ended is held until the next sign-in', async () => {
  const queryClient = createQueryClient()
  const { queryKey } = sessionQuery()
  queryClient.setQueryData(queryKey, { user_id: '1' } as never)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  calls.addToCart.mockImplementationOnce(() => {
    queryClient.setQueryData(queryKey, null)
    return { ok: false, error: { kind: 'business', code: 11006, message: '', extra: undefined } }
  })
  const setItem = vi.fn()
  vi.stubGlobal('sessionStorage', { setItem })
  expect(await putInCart(router, queryClient, ['7'], true)).toBe(false)
  vi.unstubAllGlobals()
  expect(setItem).toHaveBeenCalledExactlyOnceWith('press/held', expect.stringContaining('"7"'))
})

test('S1.2 a change without an answer may have been made, so what is in the cart is read again', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  queryClient.setQueryData(cartIdsQuery().queryKey, ['8'])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  calls.addToCart.mockResolvedValueOnce({ ok: false, error: { kind: 'lost' } })
  expect(await putInCart(router, queryClient, ['7'], true)).toBe(false)
  expect(queryClient.getQueryState(cartIdsQuery().queryKey)?.isInvalidated).toBe(true)
})
