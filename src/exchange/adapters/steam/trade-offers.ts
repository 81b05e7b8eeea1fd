import { z } from 'zod'
import { seconds } from '#lib/time/seconds.ts'
import { accountIdOf } from '#lib/steam-id.ts'
import type { GamePlatform, TradeOffer } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { offerListSchema, singleOfferSchema, toOffer } from './offer-schema.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const LIST = 'IEconService/GetTradeOffers/v1'
const SINGLE = 'IEconService/GetTradeOffer/v1'
const CANCEL = 'IEconService/CancelTradeOffer/v1'
const DECLINE = 'IEconService/DeclineTradeOffer/v1'
const MAX_PAGES = 20
const API_KEY = /^[0-9A-F]{32}$/i

type OfferList = Awaited<ReturnType<GamePlatform['listOffers']>>

/**
 * Lists active offers of both sides, and those changed since `since`. Steam sometimes back-dates a change, so the
 * request's cut-off is half an hour earlier: better to see an offer twice than never.
 */
export async function listOffers(
  client: SteamClient,
  apiKey: string,
  filter: { since?: Date } = {},
): Promise<OfferList> {
  const since = filter.since ? seconds(filter.since) - 1_800 : null
  const offers: TradeOffer[] = []
  let cursor = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await client.webApi({
      path: LIST,
      key: apiKey,
      params: {
        get_sent_offers: '1',
        get_received_offers: '1',
        get_descriptions: '1',
        language: 'english',
        active_only: '1',
        ...(since === null ? {} : { time_historical_cutoff: String(Math.max(since, 0)) }),
        ...(cursor === 0 ? {} : { cursor: String(cursor) }),
      },
      schema: offerListSchema,
    })
    if (!answer.ok) {
      if (answer.reason === 'api_key_invalid') return { ok: false, reason: 'api_key_invalid' }
      throw new ServiceUnavailable(SERVICE, LIST, 'server_error')
    }
    const { trade_offers_sent, trade_offers_received, descriptions, next_cursor } = answer.response
    offers.push(...[...trade_offers_sent, ...trade_offers_received].map((raw) => toOffer(raw, descriptions)))
    if (next_cursor === 0) return { ok: true, offers, at: answer.at }
    cursor = next_cursor
  }
  throw new ServiceUnavailable(SERVICE, LIST, 'malformed_answer')
}

export async function getTradeOffer(
  client: SteamClient,
  apiKey: string,
  offerId: string,
): ReturnType<GamePlatform['getTradeOffer']> {
  const answer = await client.webApi({
    path: SINGLE,
    key: apiKey,
    params: { tradeofferid: offerId, language: 'english', get_descriptions: '1' },
    schema: singleOfferSchema,
  })
  if (!answer.ok) return { ok: false, reason: answer.reason === 'no_match' ? 'not_found' : answer.reason }
  const { offer, descriptions } = answer.response
  if (!offer || offer.tradeofferid !== offerId) return { ok: false, reason: 'not_found' }
  return { ok: true, offer: toOffer(offer, descriptions) }
}

/** Cancels an offer that the key's owner sent, or declines one they received. */
export async function withdrawTradeOffer(
  client: SteamClient,
  apiKey: string,
  offer: { offerId: string; isOurs: boolean },
): ReturnType<GamePlatform['withdrawTradeOffer']> {
  const answer = await client.webApi({
    path: offer.isOurs ? CANCEL : DECLINE,
    key: apiKey,
    params: { tradeofferid: offer.offerId },
    schema: z.object({}),
    isChange: true,
  })
  if (!answer.ok) return { ok: false, reason: answer.reason === 'no_match' ? 'not_active' : answer.reason }
  return { ok: true }
}

/** A live key gets an answer. Nobody trades with themselves: an offer with the bound account means a stranger's key. */
export async function checkApiKey(
  client: SteamClient,
  steamId: string,
  apiKey: string,
): ReturnType<GamePlatform['checkApiKey']> {
  if (!API_KEY.test(apiKey)) return { ok: false, reason: 'api_key_invalid' }
  const answer = await client.webApi({
    path: LIST,
    key: apiKey,
    params: { get_sent_offers: '1', get_received_offers: '1', active_only: '0' },
    schema: offerListSchema,
  })
  if (!answer.ok) {
    if (answer.reason === 'api_key_invalid') return { ok: false, reason: 'api_key_invalid' }
    throw new ServiceUnavailable(SERVICE, LIST, 'server_error')
  }
  const offers = [...answer.response.trade_offers_sent, ...answer.response.trade_offers_received]
  const accountId = accountIdOf(steamId)
  if (offers.some((offer) => offer.accountid_other === accountId)) return { ok: false, reason: 'foreign_key' }
  return { ok: true }
}
