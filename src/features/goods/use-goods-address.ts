import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { goodsHref } from './model.ts'
import { goodsSearch, type GoodsSearch } from './search.ts'

/** Addresses of plain links to goods pages as a search has them, in the visitor's own page set. */
export function useGoodsHref(): (goodsId: string, search?: GoodsSearch) => string {
  const path = useGoodsPath()
  return (goodsId, search) => goodsHref(path(goodsId), search)
}

/** Changes what the page at hand shows. Choices replace each other; the checkout is a step of its own, so that "back" leaves it. */
export function useGoodsSearch() {
  const navigate = useNavigate()
  return useMemo(() => {
    const change = (search: GoodsSearch, isStep: boolean) =>
      void navigate({
        to: '.',
        // In the order of the grammar, or a reload would be sent to the same address put in order.
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
      /** In the place of what was to be bought: no step of its own. */
      buyInstead: (listingId: string) => change({ buy: [listingId] }, false),
      want: () => change({ want: true }, true),
      supply: (purchaseId: string, assetId?: string) => change({ supply: purchaseId, item: assetId }, true),
      /** Closes the sheet of a purchase order, or the dialog that supplies one. */
      endPurchase: () => change({ want: undefined, supply: undefined, item: undefined }, false),
      bargain: (listingId: string) => change({ bargain: listingId }, true),
      endBargain: () => change({ bargain: undefined }, false),
      sweep: () => change({ sweep: true }, true),
      endSweep: () => change({ sweep: undefined }, false),
      endBuy: () => change({ buy: undefined }, false),
    }
  }, [navigate])
}
