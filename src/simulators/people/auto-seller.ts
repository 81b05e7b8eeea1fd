import { accountIdOf, steamIdOf } from '#lib/steam-id.ts'

export interface AutoSellerOptions {
  /** Reaches the simulated Steam: a plain fetch, or its handler without a socket. */
  steamFetch: (input: string, init?: RequestInit) => Promise<Response>
  /** The simulator's base URL. */
  communityUrl: string
}

export interface DemoOffer {
  sellerSteamId: string
  /** The buyer's trade URL. */
  tradeUrl: string
  assetId: string
  message: string
}

export type AutoSeller = ReturnType<typeof createAutoSeller>

/**
 * A demo user of the simulated Steam: signs in, and sends and accepts trade offers, through the calls a browser makes.
 */
export function createAutoSeller({ steamFetch, communityUrl }: AutoSellerOptions) {
  const cookies = new Map<string, string>()

  async function signIn(steamId: string): Promise<string> {
    const known = cookies.get(steamId)
    if (known !== undefined) return known
    const body = new URLSearchParams({ steamid: steamId })
    const response = await steamFetch(`${communityUrl}/login/`, { method: 'POST', body, redirect: 'manual' })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie === undefined) throw new Error(`the simulated Steam knows no account ${steamId}`)
    cookies.set(steamId, cookie)
    return cookie
  }

  async function post(steamId: string, path: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
    const response = await steamFetch(`${communityUrl}${path}`, {
      method: 'POST',
      headers: { cookie: await signIn(steamId), accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Error(`${path} as ${accountIdOf(steamId)}: ${String(answer.strError)}`)
    return answer
  }

  return {
    /** Gives away the asset, as a delivery; resolves to the offer's id. */
    sendOffer: async ({ sellerSteamId, tradeUrl, assetId, message }: DemoOffer): Promise<string> => {
      const { searchParams } = new URL(tradeUrl)
      const asset = { appid: 730, contextid: '2', amount: 1, assetid: assetId }
      const side = (assets: object[]) => ({ assets, currency: [], ready: false })
      const answer = await post(sellerSteamId, '/tradeoffer/new/send', {
        partner: steamIdOf(Number(searchParams.get('partner'))),
        tradeoffermessage: message,
        json_tradeoffer: JSON.stringify({ newversion: true, version: 2, me: side([asset]), them: side([]) }),
        trade_offer_create_params: JSON.stringify({ trade_offer_access_token: searchParams.get('token') }),
      })
      return String(answer.tradeofferid)
    },
    declineIncoming: async (steamId: string, offerId: string): Promise<void> => {
      await post(steamId, `/tradeoffer/${offerId}/decline`, {})
    },
    /** Resolves to the id of the resulting trade. */
    acceptIncoming: async (steamId: string, offerId: string): Promise<string> => {
      const answer = await post(steamId, `/tradeoffer/${offerId}/accept`, {})
      return String(answer.tradeid)
    },
  }
}
