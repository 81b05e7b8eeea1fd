import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { removeFromCartMutation } from './mutations.ts'

/** Removes listings from the cart. Stays busy until the list is up to date. */
export function useRemove(onRemoved: (listingIds: readonly string[]) => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...removeFromCartMutation(),
    onSuccess: (_, { listing_ids }) => onRemoved(listing_ids),
    // Without an answer it may have been done, too. The cart brings its ids along.
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all, exact: true }),
  })
  return { remove: useCallback((listing_ids: string[]) => mutate({ listing_ids }), [mutate]), isRemoving: isPending }
}
