import { DatabaseSync } from 'node:sqlite'
import { createSteamAdapter } from '#exchange/adapters/steam/steam-adapter.ts'
import { accountIdOf } from '#lib/steam-id.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import { createSteamSimulator } from '#simulators/steam/steam-simulator.ts'

const PUBLISHER_KEY = 'F'.repeat(32)
export const SELLER = '76561198000000001'
export const BUYER = '76561198000000002'
export const SELLER_KEY = 'A'.repeat(32)
export const BUYER_KEY = 'B'.repeat(32)

interface WorldOptions {
  timeoutMs?: number
  inventoryPageSize?: number
}

/** Connects the real adapter to the simulated Steam without a socket, on a clock that only tests move. */
export function buildSteamWorld(options: WorldOptions = {}) {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const clock = () => new Date(time)
  const waits: number[] = []
  const delays: number[] = []
  const requests: Request[] = []
  const steam = createSteamSimulator({
    db: new DatabaseSync(':memory:'),
    clock,
    publicUrl: 'http://market.test',
    mountPath: '/simulators/steam',
    publisherKey: PUBLISHER_KEY,
    sleep: async (ms) => void delays.push(ms),
  })
  const steamFetch = async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    return steam.fetch(request)
  }
  const adapter = createSteamAdapter({
    communityUrl: steam.baseUrl,
    apiUrl: steam.baseUrl,
    publisherKey: PUBLISHER_KEY,
    openIdEndpoint: `${steam.baseUrl}/openid/login`,
    fetch: steamFetch,
    now: clock,
    random: () => 0,
    sleep: async (ms) => void waits.push(ms),
    ...options,
  })
  const seller = steam.createAccount({ steamId: SELLER, personaName: 'Seller', apiKey: SELLER_KEY })
  const buyer = steam.createAccount({ steamId: BUYER, personaName: 'Buyer', apiKey: BUYER_KEY })
  const tradeUrlOf = (steamId: string, token: string) =>
    `${steam.baseUrl}/tradeoffer/new/?partner=${accountIdOf(steamId)}&token=${token}`
  return {
    steam,
    steamFetch,
    adapter,
    /** The adapter's delays between attempts. */
    waits,
    /** The simulator's delays before its answers. */
    delays,
    requests,
    autoSeller: createAutoSeller({ steamFetch, communityUrl: steam.baseUrl }),
    sellerTradeUrl: tradeUrlOf(SELLER, seller.tradeToken),
    buyerTradeUrl: tradeUrlOf(BUYER, buyer.tradeToken),
    buyerToken: buyer.tradeToken,
    advance: (seconds: number) => void (time += seconds * 1000),
    control: (order: object) =>
      steamFetch(`${steam.baseUrl}/control.json`, { method: 'POST', body: JSON.stringify(order) }),
  }
}

/** Returns an item to put into an inventory. */
export const redline = (steamId: string, more: { wear?: number; paintSeed?: number } = {}) => ({
  steamId,
  marketHashName: 'AK-47 | Redline (Field-Tested)',
  name: 'AK-47 | Redline',
  type: 'Classified Rifle',
  iconUrl: '',
  exterior: 'Field-Tested',
  wear: 0.25,
  paintSeed: 412,
  ...more,
})
