import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { goodsHref } from './model.ts'
import { goodsSearch, type GoodsSearch } from './search.ts'

/** Builds plain links to goods pages with a search, in the visitor's own page set. */
export function useGoodsHref(): (goodsId: string, search?: GoodsSearch) => string {
  const path = useGoodsPath()
  return (goodsId, search) => goodsHref(path(goodsId), search)
}

/** Changes what the current page shows. Choices replace the history entry; the checkout pushes one, so that "back"
 * leaves it. */
export function useGoodsSearch() {
  const navigate = useNavigate()
  return useMemo(() => {
    const change = (search: GoodsSearch, isStep: boolean) =>
      void navigate({
        to: '.',
        // In schema order, or a reload would be redirected to the normalized address.
        search: ({ login, redirect_url, ...before }) => ({
          ...goodsSearch({ ...before, ...search }),
          login,
          redirect_url,
        }),
        replace: !isStep,
        resetScroll: false,
      })
    return {
      choose: (search: GoodsSearch) => change(search, false),
      buy: (listingIds: string[]) => change({ buy: listingIds }, true),
      /** Replaces the listing to be bought, without a new history entry. */
      buyInstead: (listingId: string) => change({ buy: [listingId] }, false),
      want: () => change({ want: true }, true),
      supply: (purchaseId: string, seen: string, assetId?: string) =>
        change({ supply: purchaseId, item: assetId, seen }, true),
      /** Closes the purchase order sheet or the supply dialog. */
      endPurchase: () => change({ want: undefined, supply: undefined, item: undefined, seen: undefined }, false),
      bargain: (listingId: string) => change({ bargain: listingId }, true),
      endBargain: () => change({ bargain: undefined }, false),
      sweep: () => change({ sweep: true }, true),
      endSweep: () => change({ sweep: undefined }, false),
      endBuy: () => change({ buy: undefined }, false),
    }
  }, [navigate])
}
