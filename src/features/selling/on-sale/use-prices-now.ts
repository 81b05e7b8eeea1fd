import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pricesNowQuery } from '#features/price-rules/queries.ts'
import type { SellingItem } from '../model.ts'
import type { PricedItem } from './reprice.ts'
import { idOf } from './use-selling-list.ts'

/**
 * Listings at their prices by now: a selected one may have been read long ago, and repriced by a rule since.
 * `isPending`: these are still being read.
 */
export function usePricesNow(items: readonly SellingItem[]): { items: readonly PricedItem[]; isPending: boolean } {
  const { data, isPending } = useQuery(pricesNowQuery(items.map(idOf)))
  const priced = useMemo(() => {
    const found = new Map(data?.map((quoted) => [quoted.listing_id, quoted]))
    return items.map((item): PricedItem => {
      const quoted = found.get(idOf(item))
      if (!quoted) return { ...item, year_high: null }
      return {
        ...item,
        listing: { ...item.listing, price: quoted.price ?? item.listing.price },
        reference_price: quoted.reference_price,
        lowest_price: quoted.bases.lowest,
        highest_purchase_price: quoted.bases.highest_purchase,
        year_high: quoted.year_high,
      }
    })
  }, [items, data])
  return { items: priced, isPending }
}
