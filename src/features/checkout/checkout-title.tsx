import { useQuery } from '@tanstack/react-query'
import * as m from '#paraglide/messages.js'
import { countBought } from './model.ts'
import { quoteQuery } from './queries.ts'

/** The title of a checkout: how many items it is about, without those that the quote leaves out. */
export function CheckoutTitle({ listingIds = [] }: { listingIds: readonly string[] | undefined }) {
  // Only reads what the checkout's content fetches.
  const { data: quote } = useQuery({ ...quoteQuery(listingIds), enabled: false })
  const count = quote ? countBought(quote) : listingIds.length
  return count > 1 ? m.checkout_title_many({ count }) : m.checkout_title()
}
