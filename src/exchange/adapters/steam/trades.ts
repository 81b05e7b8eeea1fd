import { z } from 'zod'
import { type GamePlatform, TRADE_STATUSES, type TradedItem } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { dateOf } from './offer-schema.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const STATUS = 'IEconService/GetTradeStatus/v1'
const HOLDS = 'IEconService/GetTradeHoldDurations/v1'

const tradedSchema = z.object({
  assetid: z.string(),
  classid: z.string(),
  instanceid: z.string(),
  new_assetid: z.string().optional(),
})
const statusSchema = z.object({
  trades: z
    .array(
      z.object({
        tradeid: z.string(),
        steamid_other: z.string(),
        status: z.number().int(),
        time_init: z.number(),
        time_settlement: z.number().optional(),
        rollback_trade: z.string().optional(),
        assets_given: z.array(tradedSchema).default([]),
        assets_received: z.array(tradedSchema).default([]),
      }),
    )
    .default([]),
})

const toItem = (raw: z.infer<typeof tradedSchema>): TradedItem => ({
  assetId: raw.assetid,
  classId: raw.classid,
  instanceId: raw.instanceid,
  newAssetId: raw.new_assetid ?? null,
})

export async function getTradeStatus(
  client: SteamClient,
  apiKey: string,
  tradeId: string,
): ReturnType<GamePlatform['getTradeStatus']> {
  const params = { tradeid: tradeId, get_descriptions: '0', language: 'english' }
  const answer = await client.webApi({ path: STATUS, key: apiKey, params, schema: statusSchema })
  if (!answer.ok) return { ok: false, reason: answer.reason === 'no_match' ? 'not_found' : answer.reason }
  const raw = answer.response.trades.find((each) => each.tradeid === tradeId)
  if (!raw) return { ok: false, reason: 'not_found' }
  return {
    ok: true,
    at: answer.at,
    trade: {
      tradeId,
      partner: raw.steamid_other,
      status: TRADE_STATUSES[raw.status] ?? 'unknown',
      startedAt: dateOf(raw.time_init),
      settlesAt: raw.time_settlement ? dateOf(raw.time_settlement) : null,
      rollbackTradeId: raw.rollback_trade ?? null,
      itemsGiven: raw.assets_given.map(toItem),
      itemsReceived: raw.assets_received.map(toItem),
    },
  }
}

const escrowSchema = z.object({ escrow_end_duration_seconds: z.number() })
const holdSchema = z.object({ their_escrow: escrowSchema.optional() })

/** Uses the market's own key: a rejected key is an outage for everybody. */
export async function getTradeHold(
  client: SteamClient,
  { steamId, token }: { steamId: string; token: string },
): ReturnType<GamePlatform['getTradeHold']> {
  const params = { steamid_target: steamId, trade_offer_access_token: token }
  const answer = await client.webApi({ path: HOLDS, key: client.config.publisherKey, params, schema: holdSchema })
  if (!answer.ok && answer.reason === 'no_match') return { ok: false, reason: 'trade_url_invalid' }
  if (!answer.ok) throw new ServiceUnavailable(SERVICE, HOLDS, 'unauthorized')
  const { their_escrow } = answer.response
  if (!their_escrow) throw new ServiceUnavailable(SERVICE, HOLDS, 'malformed_answer')
  return { ok: true, seconds: their_escrow.escrow_end_duration_seconds }
}
