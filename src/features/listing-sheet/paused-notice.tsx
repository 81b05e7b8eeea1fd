import { useQuery } from '@tanstack/react-query'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import * as m from '#paraglide/messages.js'
import { warningLine } from '#styled-system/recipes/warning-line.js'

/** S1.5 Says that what is listed stays hidden, if the seller's sales are paused. They may be paused in another tab. */
export function PausedNotice() {
  const { data: shop } = useQuery({ ...ownShopQuery(), staleTime: 0 })
  if (!shop || shop.is_online) return null
  return (
    <p className={warningLine()}>
      <AlertIcon size={14} />
      <span>{m.listing_sheet_paused()}</span>
    </p>
  )
}
