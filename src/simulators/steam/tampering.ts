import type { SteamContext } from './context.ts'
import { type NewOffer, STATE } from './offers.ts'

/**
 * Replaces the offer's first item with another one of the same owner; returns it unchanged if the owner has no other.
 */
export function swapAsset({ assets, offers, now }: SteamContext, offer: NewOffer): NewOffer {
  const [side, owner] =
    offer.gives.length > 0 ? (['gives', offer.sender] as const) : (['takes', offer.recipient] as const)
  const other = assets
    .list({ owner, now: now(), limit: 200 })
    .find((asset) => offers.canGive(asset, owner) && !offer[side].includes(String(asset.assetId)))
  return other ? { ...offer, [side]: [String(other.assetId), ...offer[side].slice(1)] } : offer
}

/**
 * Acts like a thief with an API key: cancels the offer in its sender's name. A lookalike of the giver then sends an
 * item of the same kind, and a lookalike of the taker asks for the item itself.
 */
export function playLookalike(steam: SteamContext, offerId: number): void {
  const { tables, accounts, assets, offers } = steam
  tables.transaction(() => {
    const offer = offers.find(offerId)
    const [item] = offer?.items ?? []
    const asset = item && assets.find(item.assetId)
    if (!offer || !asset) return
    const giver = accounts.find(asset.owner)!
    const taker = accounts.find(giver.steamId === offer.sender ? offer.recipient : offer.sender)!
    offers.setState(offerId, STATE.cancelled)
    const falseGiver = accounts.createLookalike(giver)
    const falseTaker = accounts.createLookalike(taker)
    const [copy] = assets.addAll([
      {
        ...asset.facts,
        steamId: falseGiver.steamId,
        ...(asset.wear === null ? {} : { wear: Number(asset.wear) }),
        ...(asset.paintSeed === null ? {} : { paintSeed: asset.paintSeed }),
        ...(asset.paintIndex === null ? {} : { paintIndex: asset.paintIndex }),
      },
    ])
    const { message } = offer
    const to = (person: typeof giver) => ({ recipient: person.steamId, token: person.tradeToken, message })
    offers.send({ ...to(taker), sender: falseGiver.steamId, gives: [copy!], takes: [] })
    offers.send({ ...to(giver), sender: falseTaker.steamId, gives: [], takes: [String(asset.assetId)] })
  })
}
