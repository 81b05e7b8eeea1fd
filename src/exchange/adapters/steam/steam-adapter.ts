import type { GamePlatform } from '../../ports/game-platform.ts'
import { getInventory } from './inventory.ts'
import { signInUrl, verifySignIn } from './openid.ts'
import { listTradeStandings } from './player-bans.ts'
import { getProfile } from './profile.ts'
import { createSteamClient, type SteamConfig } from './steam-client.ts'
import { checkApiKey, getTradeOffer, listOffers, withdrawTradeOffer } from './trade-offers.ts'
import { parseTradeUrl } from './trade-url.ts'
import { getTradeHold, getTradeStatus } from './trades.ts'

/** Implements the game platform port for Steam: OpenID 2.0, the community's inventory pages, and the Web API. */
export function createSteamAdapter(config: SteamConfig): GamePlatform {
  const client = createSteamClient(config)
  return {
    signInUrl: (request) => signInUrl(client, request),
    verifySignIn: (params, expected) => verifySignIn(client, params, expected),
    listTradeStandings: (steamIds) => listTradeStandings(client, steamIds),
    getProfile: (steamId) => getProfile(client, steamId),
    getInventory: (steamId, onPage) => getInventory(client, steamId, onPage),
    checkApiKey: (steamId, apiKey) => checkApiKey(client, steamId, apiKey),
    parseTradeUrl: (url, steamId) => parseTradeUrl(config.communityUrl, url, steamId),
    getTradeHold: (request) => getTradeHold(client, request),
    listOffers: (apiKey, filter) => listOffers(client, apiKey, filter),
    getTradeOffer: (apiKey, offerId) => getTradeOffer(client, apiKey, offerId),
    withdrawTradeOffer: (apiKey, offer) => withdrawTradeOffer(client, apiKey, offer),
    getTradeStatus: (apiKey, tradeId) => getTradeStatus(client, apiKey, tradeId),
  }
}
