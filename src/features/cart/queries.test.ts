import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { cartIdsQuery, cartQuery } from './queries.ts'

const calls = vi.hoisted(() => ({ fetchCart: vi.fn() }))
vi.mock('./cart.functions.ts', () => calls)

beforeEach(() => {
  calls.fetchCart.mockReset().mockResolvedValue({ ok: true, data: { items: [{ listing_id: '8' }] } })
})

test('S1.2 what is in the cart is read again by itself after a write, once it is known', async () => {
  const client = new QueryClient()
  const header = new QueryObserver(client, cartIdsQuery())
  const hide = header.subscribe(() => {})
  await client.invalidateQueries({ queryKey: cartKeys.all })
  expect(calls.fetchCart, 'it comes with the session').not.toHaveBeenCalled()
  client.setQueryData(cartIdsQuery().queryKey, ['7', '8'])
  expect(calls.fetchCart).not.toHaveBeenCalled()
  await client.invalidateQueries({ queryKey: cartKeys.all })
  expect(header.getCurrentResult().data).toEqual(['8'])
  expect(calls.fetchCart).toHaveBeenCalledOnce()
  hide()
})

test('S1.2 the cart brings what is in it along', async () => {
  const client = new QueryClient()
  client.setQueryData(cartIdsQuery().queryKey, ['7', '8'])
  await client.fetchQuery(cartQuery())
  expect(client.getQueryData(cartIdsQuery().queryKey)).toEqual(['8'])
  expect(calls.fetchCart).toHaveBeenCalledOnce()
})
