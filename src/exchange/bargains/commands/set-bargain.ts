import type { set } from '#contract/bargains/terms.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { type BargainTerms, setBargainTerms, setListingTerms } from '../set-terms.ts'

/** Allows or forbids bargaining and sets the lowest percentage, for some of the seller's listings or for all. */
export async function setBargain(
  tx: Transaction,
  { caller }: SignedInContext,
  { listing_ids, allow_bargain, lowest_percent }: CallRequest<typeof set>,
): Promise<CallAnswer<typeof set> | Refusal> {
  if (listing_ids) {
    const terms = { allowsBargain: allow_bargain, lowestPercent: lowest_percent }
    const changed = await setListingTerms(tx, caller.userId, listing_ids.map(BigInt), terms)
    if (!changed) return refusals.notFound()
    return {
      terms: shown(changed.all),
      listings: changed.listings.map(({ listingId, isOwnPercent, ...own }) => ({
        listing_id: listingId.toString(),
        is_own_percent: isOwnPercent,
        ...shown(own),
      })),
    }
  }
  const all = await setBargainTerms(tx, caller.userId, {
    ...(allow_bargain === undefined ? {} : { allowsBargain: allow_bargain }),
    ...(lowest_percent == null ? {} : { lowestPercent: lowest_percent }),
  })
  return { terms: shown(all), listings: [] }
}

export const shown = ({ allowsBargain, lowestPercent }: BargainTerms) => ({
  allow_bargain: allowsBargain,
  lowest_percent: lowestPercent,
})
