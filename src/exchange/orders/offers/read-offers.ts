import { noteSetupFailure } from '../../platform-accounts/note-setup-failure.ts'
import type { TradeOffer } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import type { Services } from '../../services.ts'
import type { Parties, SideKey } from '../parties.ts'
import { noteAboutKey } from './note-about-key.ts'
import { byOurClock } from './offer-facts.ts'

/** One side's offers since the order was paid, as that side's key shows them; creation times are by our clock. */
export interface OfferView extends SideKey {
  offers: readonly TradeOffer[]
}

/**
 * Lists the offers that each side's key shows, the seller's first. One side's answer may be late or empty, so both are
 * asked; `unknown` is why one could not be read, and then an absent offer proves nothing.
 */
export async function readOffers(
  services: Services,
  { order, keys, now }: Parties,
): Promise<{ views: OfferView[]; unknown: ServiceUnavailable | null }> {
  const lists = await Promise.allSettled(
    keys.map(({ key }) => services.platform.listOffers(key, { since: order.paidAt! })),
  )
  const views: OfferView[] = []
  let unknown: ServiceUnavailable | null = null
  for (const [index, list] of lists.entries()) {
    const { owner, key, isProven } = keys[index]!
    if (list.status === 'rejected') {
      if (!(list.reason instanceof ServiceUnavailable)) throw list.reason
      unknown = list.reason
    } else if (list.value.ok) {
      const { at, offers } = list.value
      const ours = offers.map((offer) => ({ ...offer, createdAt: byOurClock(offer.createdAt, { at, now }) }))
      views.push({ owner, key, isProven, offers: ours })
    } else await noteDeadKey(services, owner === 'seller' ? order.sellerId : order.buyerId, key)
  }
  return { views, unknown }
}

/** From now on this person is told to replace their key before they trade. */
export const noteDeadKey = (services: Services, userId: bigint, key: string): Promise<void> =>
  noteAboutKey(services, userId, key, (tx) => noteSetupFailure(tx, userId, 'api_key_invalid'))
