import { accountIdOf } from '#lib/steam-id.ts'
import type { SteamContext } from './context.ts'
import { type DescriptionJson, descriptionJson } from './description-json.ts'
import { type Offer, type OfferedItem, STATE } from './offers.ts'
import type { Trade, TradedAsset } from './trades.ts'

const MOBILE_APP = 2

/** An offer as seen by one of its sides; Steam omits empty lists of items. */
export function offerJson({ offers }: SteamContext, offer: Offer, viewer: string) {
  const isOurs = offer.sender === viewer
  const itemJson = (item: OfferedItem) => ({
    appid: 730,
    contextid: '2',
    assetid: String(item.assetId),
    classid: item.classId,
    instanceid: item.instanceId,
    amount: '1',
    missing: !offers.isPresent(item),
    est_usd: '0',
  })
  const given = offer.items.filter((item) => item.giver === viewer).map(itemJson)
  const received = offer.items.filter((item) => item.giver !== viewer).map(itemJson)
  return {
    tradeofferid: String(offer.offerId),
    accountid_other: accountIdOf(isOurs ? offer.recipient : offer.sender),
    message: offer.message,
    expiration_time: offer.expiresAt,
    trade_offer_state: offer.state,
    ...(given.length > 0 ? { items_to_give: given } : {}),
    ...(received.length > 0 ? { items_to_receive: received } : {}),
    is_our_offer: isOurs,
    time_created: offer.createdAt,
    time_updated: offer.updatedAt,
    ...(offer.state === STATE.accepted && offer.tradeId ? { tradeid: offer.tradeId } : {}),
    from_real_time_trade: false,
    escrow_end_date: 0,
    confirmation_method: MOBILE_APP,
    eresult: 1,
  }
}

/** The descriptions of all items in the offers, without duplicates. */
export function offerDescriptions({ assets }: SteamContext, offers: readonly Offer[]): DescriptionJson[] {
  const found = new Map<string, DescriptionJson>()
  for (const { classId, instanceId } of offers.flatMap((offer) => offer.items)) {
    const key = `${classId}_${instanceId}`
    const facts = found.has(key) ? null : assets.factsOf(classId, instanceId)
    if (facts) found.set(key, descriptionJson({ classId, instanceId, facts, isTradable: true }))
  }
  return [...found.values()]
}

export function tradeJson(trade: Trade, viewer: string) {
  const assetJson = (asset: TradedAsset) => ({
    appid: 730,
    contextid: '2',
    assetid: String(asset.assetId),
    amount: '1',
    classid: asset.classId,
    instanceid: asset.instanceId,
    new_assetid: String(asset.newAssetId),
    new_contextid: '16',
  })
  const given = trade.assets.filter((asset) => asset.giver === viewer).map(assetJson)
  const received = trade.assets.filter((asset) => asset.taker === viewer).map(assetJson)
  const [first] = trade.assets
  return {
    tradeid: trade.tradeId,
    steamid_other: first?.giver === viewer ? first.taker : first?.giver,
    time_init: trade.timeInit,
    time_settlement: trade.timeSettlement,
    status: trade.status,
    ...(given.length > 0 ? { assets_given: given } : {}),
    ...(received.length > 0 ? { assets_received: received } : {}),
    ...(trade.rollbackTrade ? { rollback_trade: trade.rollbackTrade } : {}),
  }
}
