import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { goodsHref } from './model.ts'
import { goodsSearch, type GoodsSearch } from './search.ts'

/** S2.5, S2.6 A goods page has another name in each page set. */
export const goodsPathOf = (device: 'pc' | 'mobile', goodsId: string) =>
  device === 'pc' ? `/goods/${goodsId}` : `/goods_detail/${goodsId}`

/** Addresses of plain links to goods pages, in the visitor's own page set. */
export function useGoodsHref(): (goodsId: string, search?: GoodsSearch) => string {
  const { device } = useRouteContext({ from: '__root__' }).page
  return (goodsId, search) => goodsHref(goodsPathOf(device, goodsId), search)
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
      endBuy: () => change({ buy: undefined }, false),
    }
  }, [navigate])
}
