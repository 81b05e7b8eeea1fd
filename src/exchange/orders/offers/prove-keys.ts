import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import type { Services } from '../../services.ts'
import type { Parties } from '../parties.ts'
import { noteAboutKey } from './note-about-key.ts'
import type { OfferView } from './read-offers.ts'

/**
 * Whether what keys do not show can be told from these views. A refund takes from the seller, so the seller's key may
 * say that there is no offer, whoever owns it; the buyer's only if it is the buyer's own.
 */
export const canTell = (views: readonly OfferView[]): boolean =>
  views.some(({ owner, isProven }) => owner === 'seller' || isProven)

/**
 * Remembers that keys are their sides' own: both show one offer, each with the other side as its partner, one as its
 * sender and the other as its recipient.
 */
export async function proveKeys(services: Services, parties: Parties, views: readonly OfferView[]): Promise<void> {
  if (views.every(({ isProven }) => isProven) || !showTheSame(parties, views)) return
  const { order } = parties
  for (const { owner, key, isProven } of views)
    if (!isProven) await noteProven(services, owner === 'seller' ? order.sellerId : order.buyerId, key)
}

function showTheSame({ sellerSteamId, buyerSteamId }: Parties, views: readonly OfferView[]): boolean {
  const offersOf = (side: OfferView['owner']) => views.find(({ owner }) => owner === side)?.offers ?? []
  const ofSeller = new Map(offersOf('seller').map((offer) => [offer.offerId, offer]))
  return offersOf('buyer').some((seen) => {
    const same = ofSeller.get(seen.offerId)
    return (
      same !== undefined &&
      same.isOurs !== seen.isOurs &&
      same.partner === buyerSteamId &&
      seen.partner === sellerSteamId
    )
  })
}

const noteProven = (services: Services, userId: bigint, key: string): Promise<void> =>
  noteAboutKey(services, userId, key, (tx) =>
    tx.update(users).set({ isApiKeyProven: true }).where(eq(users.id, userId)),
  )
