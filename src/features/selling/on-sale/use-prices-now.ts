import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pricesNowQuery } from '#features/price-rules/queries.ts'
import type { SellingItem } from '../model.ts'
import { idOf } from './use-selling-list.ts'

/** Listings at their prices by now: a selected one may have been read long ago, and repriced by a rule since. */
export function usePricesNow(items: readonly SellingItem[]): readonly SellingItem[] {
  const { data } = useQuery(pricesNowQuery(items.map(idOf)))
  return useMemo(() => {
    const found = new Map(data?.map((quoted) => [quoted.listing_id, quoted]))
    return items.map((item) => {
      const quoted = found.get(idOf(item))
      if (!quoted) return item
      return {
        ...item,
        listing: { ...item.listing, price: quoted.price ?? item.listing.price },
        reference_price: quoted.reference_price,
        lowest_price: quoted.bases.lowest,
        highest_purchase_price: quoted.bases.highest_purchase,
      }
    })
  }, [items, data])
}
