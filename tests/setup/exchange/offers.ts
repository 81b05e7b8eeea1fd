import { accountIdOf } from '#lib/steam-id.ts'
import type { TestExchange } from '../exchange.ts'

/** An account of the simulated platform, whoever owns it. */
export interface OfferParty {
  steamId: string
}

/** Tells the simulated platform to misbehave. */
export async function misbehave({ steam }: TestExchange, orders: object): Promise<void> {
  const body = JSON.stringify(orders)
  const response = await steam.fetch(new Request(`${steam.baseUrl}/control.json`, { method: 'POST', body }))
  if (!response.ok) throw new Error(await response.text())
}

/** Opens an arbitrary offer on the simulated platform, as through its pages, and returns its id. */
export async function openOffer(
  { steam }: TestExchange,
  from: OfferParty,
  to: OfferParty,
  items: { gives?: readonly string[]; takes?: readonly string[] },
): Promise<string> {
  const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    steam.fetch(new Request(`${steam.baseUrl}${path}`, { method: 'POST', body, headers }))
  const signedIn = await post('/login/', new URLSearchParams({ steamid: from.steamId }))
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const form = new URLSearchParams({
    partner: to.steamId,
    trade_offer_create_params: JSON.stringify({ trade_offer_access_token: steam.findAccount(to.steamId)!.tradeToken }),
  })
  for (const id of items.gives ?? []) form.append('give', id)
  for (const id of items.takes ?? []) form.append('take', id)
  const sent = await post('/tradeoffer/new/send', form, { cookie, accept: 'application/json' })
  const answer = (await sent.json()) as { tradeofferid?: string; strError?: string }
  if (!answer.tradeofferid) throw new Error(`${accountIdOf(from.steamId)} could not send: ${answer.strError}`)
  return answer.tradeofferid
}
