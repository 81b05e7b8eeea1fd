import { useQueryClient } from '@tanstack/react-query'
import { listingKeys } from '#features/listings/queries.ts'
import { goodsKeys } from '../queries.ts'

/** Refetches what a purchase changes on the page of a goods: its listings, prices and counts. */
export function useReadAgain(goodsId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: listingKeys.detail(goodsId) })
    void queryClient.invalidateQueries({ queryKey: goodsKeys.allListings(goodsId) })
    void queryClient.invalidateQueries({ queryKey: goodsKeys.allDepths(goodsId) })
    void queryClient.invalidateQueries({ queryKey: goodsKeys.anyListing() })
  }
}
