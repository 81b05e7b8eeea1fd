import { formatAmount, parseAmount } from '#lib/money.ts'

/** Chosen listings and their prices, in the order in which they were chosen. */
export type Selection = ReadonlyMap<string, string>

interface PricedListing {
  listing_id: string
  price: string
}

/** Takes a listing in, or out when it was there. A full selection takes no more. */
export function toggleListing(selection: Selection, { listing_id, price }: PricedListing, max: number): Selection {
  const next = new Map(selection)
  if (!next.delete(listing_id) && next.size < max) next.set(listing_id, price)
  return next
}

/** The selection at the prices of now, as far as they are known. */
export function repriced(selection: Selection, listings: readonly PricedListing[]): Selection {
  const prices = new Map(listings.map(({ listing_id, price }) => [listing_id, price]))
  return new Map([...selection].map(([id, price]) => [id, prices.get(id) ?? price]))
}

/** The sum of decimal strings with two digits, as one. */
export const totalOf = (amounts: Iterable<string>): string =>
  formatAmount([...amounts].reduce((sum, amount) => sum + parseAmount(amount), 0n))
