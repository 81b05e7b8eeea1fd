import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cartKeys, dropFromCart } from './cart-queries.ts'

test('S1.2 what has been ordered is in the cart no longer, and an unknown cart stays unknown', () => {
  const queryClient = new QueryClient()
  const queryKey = cartKeys.ids()
  dropFromCart(queryClient, ['7'])
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  queryClient.setQueryData(queryKey, ['7', '8', '9'])
  dropFromCart(queryClient, ['7', '9', '10'])
  expect(queryClient.getQueryData(queryKey)).toEqual(['8'])
})
