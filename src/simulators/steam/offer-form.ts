import type { NewOffer } from './offers.ts'

/**
 * `partner` is a SteamID64, items and token are in Steam's JSON fields; the simulator's own form lists items plainly.
 */
export function readOfferForm(form: FormData, sender: string): NewOffer | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const picked = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  try {
    const params = asRecord(JSON.parse(text('trade_offer_create_params') || '{}'))
    const offer = text('json_tradeoffer') === '' ? null : asRecord(JSON.parse(text('json_tradeoffer')))
    return {
      sender,
      recipient: text('partner'),
      token: String(params.trade_offer_access_token ?? ''),
      message: text('tradeoffermessage').slice(0, 128),
      gives: offer ? assetIdsOf(offer.me) : picked('give'),
      takes: offer ? assetIdsOf(offer.them) : picked('take'),
    }
  } catch {
    return null
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function assetIdsOf(side: unknown): string[] {
  const list = asRecord(side).assets
  return Array.isArray(list) ? list.map((asset: unknown) => String(asRecord(asset).assetid)) : []
}
